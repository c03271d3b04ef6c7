import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { platform, tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import type { TestProject } from "vitest/node";
import { freePort } from "../scripts/free-port.ts";
import { postgresPrograms } from "./postgres-programs.ts";

declare module "vitest" {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

/** One real PostgreSQL for all tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  project.provide("postgresUrl", server.url("postgres"));
  return server.stop;
}

/** With plain "C", pg_trgm would only know ASCII letters. */
const ctype = platform() === "darwin" ? "en_US.UTF-8" : "C.UTF-8";

export async function startPostgres() {
  const folder = await mkdtemp(join(tmpdir(), "postgres-"));
  const passwordFile = join(folder, "password");
  await writeFile(passwordFile, "secret\n");
  const { initdb, postgres, user } = await postgresPrograms(folder);
  const run = (program: string, ...flags: string[]) =>
    spawn(program, [`-D${join(folder, "data")}`, ...flags], {
      ...user,
      cwd: folder,
      stdio: ["ignore", "ignore", "pipe"],
    });

  await finished(
    run(
      initdb,
      ...["--username=postgres", `--pwfile=${passwordFile}`, "--auth=scram-sha-256", "--encoding=UTF8"],
      ...["--no-locale", `--lc-ctype=${ctype}`, "--no-sync"],
    ),
  );
  const port = await freePort();
  const server = run(
    postgres,
    `-p${port}`,
    "-clisten_addresses=127.0.0.1",
    `-cunix_socket_directories=${folder}`,
    // Test data need not survive a crash, so nothing waits for the disk.
    ...["-cfsync=off", "-cfull_page_writes=off"],
  );
  const stopNow = () => server.kill("SIGINT");
  process.once("exit", stopNow);
  await ready(server);

  return {
    url: (name: string) => `postgres://postgres:secret@127.0.0.1:${port}/${name}`,
    /** Linux only: the server accepts connections but does not answer until it is resumed. */
    pause: () => signalAll(server, "SIGSTOP"),
    resume: () => signalAll(server, "SIGCONT"),
    stop: async () => {
      process.off("exit", stopNow);
      const exit = once(server, "exit");
      stopNow();
      await exit;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function finished(program: ChildProcess): Promise<void> {
  const complaints = program.stderr ? text(program.stderr) : "";
  const [code] = await once(program, "exit");
  if (code !== 0) throw new Error(`PostgreSQL could not be set up: ${await complaints}`);
}

function ready(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = "";
    // Keep reading: a full pipe would block the server.
    server.stderr?.on("data", (chunk) => {
      log += chunk;
      if (log.includes("database system is ready to accept connections")) resolve();
    });
    server.once("exit", () => reject(new Error(`PostgreSQL did not start: ${log}`)));
  });
}

/** The server first: a stopped server starts no new children. */
async function signalAll(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  server.kill(signal);
  const children = await readFile(`/proc/${server.pid}/task/${server.pid}/children`, "utf8");
  for (const child of children.trim().split(" ")) {
    try {
      process.kill(Number(child), signal);
    } catch {
      // The child has already ended.
    }
  }
}
