/** Makes the service run the release that the link names, and says whether it does. */
import { existsSync, readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { becomesHealthy } from "./health.ts";
import { type Layout, serviceName } from "./layout.ts";
import { ask, isActive } from "./system.ts";

/** What the supervisor writes (server/supervisor/status-file.ts). */
export type Status = {
  release: string;
  workers: { pid?: number; release: string; state: string }[];
  reload?: { release: string; outcome: string; reason?: string; at?: string };
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

/** Returns why the release does not run, or undefined if it does. */
export async function reload(layout: Layout, release: string): Promise<string | undefined> {
  const before = readStatus(layout);
  // A service without a supervisor, or a stopped one, can only be started again.
  if (!before || !isActive(serviceName)) return restart(layout);
  const last = JSON.stringify(before.reload);
  const asked = ask("systemctl", ["reload", serviceName]);
  if (!asked.ok) return asked.problem;
  for (const end = Date.now() + reloadLimit; Date.now() < end; await pause(200)) {
    const now = readStatus(layout)?.reload;
    if (!now || now.release !== release || now.outcome === "running" || JSON.stringify(now) === last)
      continue;
    return now.outcome === "done" ? undefined : (now.reason ?? `The supervisor reports: ${now.outcome}.`);
  }
  return `The supervisor did not report an outcome within ${reloadLimit / 60_000} minutes.`;
}

async function restart(layout: Layout): Promise<string | undefined> {
  const asked = ask("systemctl", ["restart", serviceName]);
  if (!asked.ok) return asked.problem;
  if (await becomesHealthy(layout)) return undefined;
  return `It does not answer. The reason: journalctl -u ${serviceName} -n 20 -o cat`;
}
