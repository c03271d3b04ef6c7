/** Runs the built site: one worker, unless WORKERS is given, on a free port of this machine. Its log is discarded. */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../scripts/free-port.ts";
import { nodeFlags, processEnvironment } from "../../scripts/process-options.mjs";

export type RunningSite = {
  url: string;
  /** From the launch to the first answer, in milliseconds. */
  startedIn: number;
  /** Memory in use by the first worker, in megabytes. */
  memory(): number;
  /** Processor time used so far by the first worker, in milliseconds. */
  processorTime(): number;
  stop(): Promise<void>;
};

export async function runSite(environment: Record<string, string> = {}): Promise<RunningSite> {
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const launched = performance.now();
  const child = spawn(process.execPath, [...nodeFlags, "server.ts"], {
    env: {
      ...processEnvironment,
      PATH: process.env.PATH,
      HOST: "127.0.0.1",
      PORT: String(port),
      WORKERS: "1",
      SITE_URL: url,
      DATABASE_URL: `file:${join(folder, "site.db")}`,
      ...environment,
    },
    stdio: "ignore",
  });
  const endWithUs = () => child.kill("SIGKILL");
  process.once("exit", endWithUs);
  await answers(url, child);
  const startedIn = performance.now() - launched;
  const worker = firstChildOf(child.pid ?? 0);
  return {
    url,
    startedIn,
    memory: () => memoryOf(worker),
    processorTime: () => processorTimeOf(worker),
    stop: async () => {
      process.off("exit", endWithUs);
      child.kill("SIGTERM");
      await once(child, "exit");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function firstChildOf(pid: number): number {
  const children = execFileSync("ps", ["-o", "pid=", "--ppid", String(pid)], { encoding: "utf8" });
  return Number(children.trim().split("\n")[0]);
}

/** Memory of a process in megabytes, as reported by the system. */
export function memoryOf(pid: number): number {
  return Number(execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" })) / 1024;
}

/** From /proc, in milliseconds: the system counts hundredths of a second. */
function processorTimeOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

export async function answers(url: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error(`${child.spawnfile} exited before it answered.`);
}
