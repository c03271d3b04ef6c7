/** `site status`: what runs, in words. */
import { statfsSync, statSync } from "node:fs";
import { basename } from "node:path";
import { counted } from "../terminal-text.ts";
import { askFacts } from "./facts.ts";
import { isHealthy } from "./health.ts";
import { type Layout, serviceName } from "./layout.ts";
import { currentRelease, previousRelease } from "./releases.ts";
import { readStatus } from "./reload.ts";
import { readSettings } from "./settings-file.ts";
import { ask, hasSystemd, SiteProblem, say } from "./system.ts";

export async function status(layout: Layout): Promise<void> {
  const release = currentRelease(layout);
  if (!release) throw new SiteProblem("The site is not installed here. Run: site install DOMAIN");
  const settings = readSettings(layout);
  const facts = askFacts(layout, release);
  const previous = previousRelease(layout);
  const lines = [
    [
      "Site",
      `${settings.SITE_URL}: ${(await isHealthy(layout)) ? "ready" : "it does not answer, or is not ready"}`,
    ],
    ["Service", service(layout)],
    [
      "Release",
      `${running(layout) ?? basename(release)}${previous ? `; before it: ${basename(previous)}` : ""}`,
    ],
    ["Workers", workers(layout)],
    ["Last reload", lastReload(layout)],
    ["Database", facts.problem ?? database(settings.DATABASE_URL ?? "")],
    ["Last backup", moment(facts.lastBackup)],
    ["Last copy", settings.BACKUP_URL && moment(facts.lastCopy)],
    ["Disk", `${disk(layout.state).sentence} in ${layout.state}`],
  ] as const;
  for (const [name, text] of lines) if (text) say(`${name.padEnd(12)} ${text}`);
}

const moment = (instant: string | undefined) => (instant ? `${instant} (${ago(instant)})` : "none");

function service(layout: Layout): string {
  if (!hasSystemd(layout)) return "systemd does not run here";
  const { text } = ask("systemctl", ["show", serviceName, "--property=ActiveState,ActiveEnterTimestamp"]);
  const [state, since] = ["ActiveState", "ActiveEnterTimestamp"].map(
    (name) => new RegExp(`^${name}=(.*)$`, "m").exec(text)?.[1],
  );
  return state === "active"
    ? `active since ${since}`
    : `${state}; to start it: systemctl start ${serviceName}`;
}

const running = (layout: Layout) => readStatus(layout)?.release;

function workers(layout: Layout): string | undefined {
  const status = readStatus(layout);
  return status?.workers.map(({ pid, state }) => `${pid} ${state}`).join(", ");
}

function lastReload(layout: Layout): string | undefined {
  const last = readStatus(layout)?.reload;
  return last && `${last.release}: ${last.outcome}${last.reason ? `. ${last.reason}` : ""}`;
}

/** Without the password. */
function database(url: string): string {
  if (!url.startsWith("file:")) return `PostgreSQL, ${URL.parse(url)?.host}${URL.parse(url)?.pathname}`;
  const path = url.slice("file:".length);
  return `SQLite, ${path}, ${Math.ceil(statSync(path).size / 1e5) / 10} MB`;
}

export function disk(path: string): { free: number; sentence: string } {
  const { bavail, blocks, bsize } = statfsSync(path);
  const gigabytes = (count: number) => `${((count * bsize) / 1e9).toFixed(1)} GB`;
  const free = bavail / blocks;
  return {
    free,
    sentence: `${gigabytes(bavail)} of ${gigabytes(blocks)} free (${Math.floor(free * 100)} %)`,
  };
}

export function ago(instant: string, now = Date.now()): string {
  const hours = Math.max(0, Math.floor((now - Date.parse(instant)) / 3_600_000));
  if (hours === 0) return "less than an hour ago";
  return hours < 48 ? `${counted(hours, "hour")} ago` : `${counted(Math.floor(hours / 24), "day")} ago`;
}
