/** The real server, as `npm start` runs it, on a free port and with a database of its own. */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { nodeFlags, processEnvironment } from "../scripts/small-process.mjs";
import { preparedFile } from "./prepared-file.ts";

export type RunningSite = {
  url: string;
  databaseUrl: string;
  /** Everything it has printed so far. */
  output(): string;
  process: ChildProcess;
  /** Ends it as an operator would; resolves with the exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
};

type Environment = Record<string, string>;
type Manner = {
  /** How many files and connections the process may have open, if not as many as this machine allows. */
  openFiles?: number | undefined;
  /** As `npm run dev` runs it. */
  development?: boolean;
  /** Where it was built, if not here. */
  folder?: string;
};

export async function startSite(environment: Environment = {}, manner: Manner = {}): Promise<RunningSite> {
  const folder = mkdtempSync(join(tmpdir(), "site-"));
  if (!environment.DATABASE_URL)
    writeFileSync(join(folder, "site.db"), await preparedFile(environment.SAMPLE_CONTENT !== "off"));
  const databaseUrl = environment.DATABASE_URL ?? `file:${join(folder, "site.db")}`;
  const { child, output, ended } = launch({ ...environment, DATABASE_URL: databaseUrl }, manner);
  const url = await address(child, output, ended);
  return {
    ...{ url, databaseUrl, output },
    process: child,
    stop: async (signal = "SIGTERM") => {
      child.kill(signal);
      const code = await ended;
      rmSync(folder, { recursive: true, force: true });
      return code;
    },
  };
}

/** For starts that must fail: resolves when the process has ended. */
export async function startToEnd(environment: Environment): Promise<{ code: number | null; output: string }> {
  const { output, ended } = launch(environment);
  return { code: await ended, output: output() };
}

function launch(environment: Environment, { openFiles, development, folder }: Manner = {}) {
  const flags = development ? ["--conditions=development"] : nodeFlags;
  const command = [process.execPath, ...flags, "server.ts", ...(development ? ["--development"] : [])];
  const limited = ["sh", "-c", `ulimit -n ${openFiles} && exec "$@"`, "sh", ...command];
  const [program = "", ...words] = openFiles ? limited : command;
  const child = spawn(program, words, {
    // Only what a program needs to run: the tests must not depend on the developer's own settings.
    env: {
      ...processEnvironment,
      ...{ PATH: process.env.PATH, HOST: "127.0.0.1", PORT: "0" },
      // It would take more of the processor than most tests.
      WARM_UP: "off",
      ...environment,
    },
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
