/** S3-compatible storage on loopback that checks signatures: it can go away and come back with what it holds. */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../scripts/free-port.ts";

export async function startS3Server() {
  const folder = await mkdtemp(join(tmpdir(), "s3-"));
  const port = await freePort();
  let running: ChildProcess | undefined;

  const comeBack = async () => {
    const program = join(import.meta.dirname, "s3-process.ts");
    // Where its lists go on, it encrypts with DES, which OpenSSL counts as legacy.
    running = fork(program, [String(port), folder], { execArgv: ["--openssl-legacy-provider"] });
    await once(running, "message");
  };
  const goAway = async () => {
    if (!running) return;
    const exited = once(running, "exit");
    running.kill("SIGKILL");
    running = undefined;
    await exited;
  };
  await comeBack();
  return {
    port,
    /** Where it has its bucket: an object is a file of its key and `._S3rver_object`. */
    bucketFolder: join(folder, "media"),
    /** As MEDIA_URL takes it. Key and secret are the only ones that this server knows. */
    url: `http://S3RVER:S3RVER@127.0.0.1:${port}/media`,
    goAway,
    comeBack,
    async stop() {
      await goAway();
      await rm(folder, { recursive: true });
    },
  };
}
