/** S3-compatible storage on loopback that checks signatures. It can go away and come back with its content. */
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
    // It encrypts the continuation tokens of lists with DES, which OpenSSL considers legacy.
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
    /** The folder of its bucket: an object is a file named after its key, with `._S3rver_object`. */
    bucketFolder: join(folder, "media"),
    /** For BACKUP_URL: another bucket of the same server. */
    backupUrl: `http://S3RVER:S3RVER@127.0.0.1:${port}/backups/site`,
    backupFolder: join(folder, "backups", "site"),
    /** For MEDIA_URL. This server accepts only this key and secret. */
    url: `http://S3RVER:S3RVER@127.0.0.1:${port}/media`,
    goAway,
    comeBack,
    async stop() {
      await goAway();
      await rm(folder, { recursive: true });
    },
  };
}
