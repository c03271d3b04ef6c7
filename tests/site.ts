/** The real server, on a free port and with its own database. */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { nodeFlags, processEnvironment } from "../scripts/process-options.mjs";
import { hostSite } from "./hosted-sites.ts";
import { preparedFile } from "./prepared-file.ts";

export type RunningSite = {
  url: string;
  databaseUrl: string;
  /** Everything logged so far. */
  output(): string;
  stop(): Promise<unknown>;
};

export type SiteProcess = RunningSite & {
  process: ChildProcess;
  /** Ends the process as an operator would; resolves with the exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
};

/** Warming up would take more processor time than most tests. One process, so that tests measure and kill that one. */
const quiet = { HOST: "127.0.0.1", PORT: "0", WARM_UP: "off", WORKERS: "0" };

type Environment = Record<string, string>;
type ProcessOptions = {
  /** The limit of open files and connections; by default, that of the machine. */
  openFiles?: number | undefined;
  /** Runs it like `npm run dev`. */
  development?: boolean;
  /** The folder of the build, if not this one. */
  folder?: string;
};

/** Runs in the process that all sites of this test process share. */
export async function startSite(environment: Environment = {}): Promise<RunningSite> {
  const { folder, databaseUrl } = await ownDatabase(environment);
  const site = await hostSite({ ...quiet, ...environment, DATABASE_URL: databaseUrl });
  return {
    ...{ ...site, databaseUrl },
    stop: async () => {
      await site.stop();
      remove(folder);
    },
  };
}

let shared: Promise<RunningSite> | undefined;

/** Has the sample content, for tests that only read. Shared by all files of a test process, and ends with it. */
export function sharedSite(): Promise<RunningSite> {
  shared ??= startSite({ LOG_LEVEL: "error" });
  return shared;
}

/** Runs in its own process: for tests that kill it, measure it or start it in another way. */
export async function startSiteProcess(
  environment: Environment = {},
  options: ProcessOptions = {},
): Promise<SiteProcess> {
  const { folder, databaseUrl } = await ownDatabase(environment);
  const { child, output, ended } = launch({ ...environment, DATABASE_URL: databaseUrl }, options);
  const url = await address(child, output, ended);
  return {
    ...{ url, databaseUrl, output },
    process: child,
    stop: async (signal: NodeJS.Signals = "SIGTERM") => {
      child.kill(signal);
      const code = await ended;
      remove(folder);
      return code;
    },
  };
}

const folders = new Set<string>();
process.once("exit", () => folders.forEach(remove));

function remove(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  folders.delete(folder);
}

async function ownDatabase({ DATABASE_URL, SAMPLE_CONTENT }: Environment) {
  const folder = mkdtempSync(join(tmpdir(), "site-"));
  folders.add(folder);
  const path = join(folder, "site.db");
  if (!DATABASE_URL) writeFileSync(path, await preparedFile(SAMPLE_CONTENT !== "off"));
  return { folder, databaseUrl: DATABASE_URL ?? `file:${path}` };
}

/** For starts that must fail: resolves when the process has ended. */
export async function runUntilExit(
  environment: Environment,
): Promise<{ code: number | null; output: string }> {
  const { output, ended } = launch(environment);
  return { code: await ended, output: output() };
}

function launch(environment: Environment, { openFiles, development, folder }: ProcessOptions = {}) {
  const flags = development ? ["--conditions=development"] : nodeFlags;
  const command = [process.execPath, ...flags, "server.ts", ...(development ? ["--development"] : [])];
  const limited = ["sh", "-c", `ulimit -n ${openFiles} && exec "$@"`, "sh", ...command];
  const [program = "", ...words] = openFiles ? limited : command;
  const child = spawn(program, words, {
    // Only what a program needs to run: tests must not depend on the developer's own settings.
    env: { ...processEnvironment, PATH: process.env.PATH, ...quiet, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
    ...(folder && { cwd: folder }),
  });
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (printed += chunk));
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  return { child, output: () => printed, ended };
}

function address(child: ChildProcess, output: () => string, ended: Promise<unknown>): Promise<string> {
  return new Promise((resolve, reject) => {
    const look = () => {
      const port = /http:\/\/localhost:(\d+)\n/.exec(output())?.[1];
      if (port) resolve(`http://127.0.0.1:${port}`);
    };
    child.stdout?.on("data", look);
    ended.then(() => reject(new Error(`The site did not start:\n${output()}`)));
  });
}
