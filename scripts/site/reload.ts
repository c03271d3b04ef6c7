/** Asks the supervisor for workers of the release that the link names, and waits until they serve. */
import { existsSync, readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { type Layout, serviceName } from "./layout.ts";
import { SiteProblem } from "./system.ts";
import { systemctl } from "./systemctl.ts";

/** What the supervisor writes (server/supervisor/status-file.ts). */
export type Status = {
  pid: number;
  release: string;
  workers: { pid?: number; release: string; state: string }[];
  reload?: { release: string; outcome: string; reason?: string; at: string };
};

/** In milliseconds. The supervisor gives up sooner. */
const reloadLimit = 600_000;

export function readStatus({ status }: Layout): Status | undefined {
  try {
    return existsSync(status) ? JSON.parse(readFileSync(status, "utf8")) : undefined;
  } catch {
    return undefined;
  }
}

/** Throws the reason if the release does not serve. */
export async function reload(layout: Layout, release: string): Promise<void> {
  const before = readStatus(layout)?.reload?.at;
  await systemctl("reload", serviceName);
  for (const end = performance.now() + reloadLimit; performance.now() < end; await pause(200)) {
    const now = readStatus(layout)?.reload;
    // Not compared with the clock, which may be set meanwhile.
    if (!now || now.at === before || now.outcome === "running") continue;
    // A reload that began earlier has another name. There is no name if the supervisor could not read the release.
    if (now.release && now.release !== release) continue;
    if (now.outcome === "done") return;
    throw new SiteProblem(now.reason ?? `The supervisor reports: ${now.outcome}.`);
  }
  throw new SiteProblem(`The supervisor did not report an outcome within ${reloadLimit / 60_000} minutes.`);
}
