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

/** A real PostgreSQL, once for all tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  project.provide("postgresUrl", server.url("postgres"));
  return server.stop;
}

/** With the plain "C", pg_trgm would know only the letters of ASCII. */
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
    // What tests store need not survive a crash of this machine, so nothing waits for its disk.
    ...["-cfsync=off", "-cfull_page_writes=off"],
  );
  const stopAtOnce = () => server.kill("SIGINT");
  process.once("exit", stopAtOnce);
  await ready(server);

  return {
    url: (name: string) => `postgres://postgres:secret@127.0.0.1:${port}/${name}`,
    /** Linux only: it accepts connections and answers nobody, until it is resumed. */
    pause: () => signalAll(server, "SIGSTOP"),
    resume: () => signalAll(server, "SIGCONT"),
    stop: async () => {
      process.off("exit", stopAtOnce);
      const exit = once(server, "exit");
      stopAtOnce();
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
    // Read to the end: a full pipe would stop the server.
    server.stderr?.on("data", (chunk) => {
      log += chunk;
      if (log.includes("database system is ready to accept connections")) resolve();
    });
    server.once("exit", () => reject(new Error(`PostgreSQL did not start: ${log}`)));
  });
}

/** The server first: while it stands still, it has no new children. */
async function signalAll(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  server.kill(signal);
  const children = await readFile(`/proc/${server.pid}/task/${server.pid}/children`, "utf8");
  for (const child of children.trim().split(" ")) {
    try {
      process.kill(Number(child), signal);
    } catch {
      // It has ended meanwhile, which is as good.
    }
  }
}
