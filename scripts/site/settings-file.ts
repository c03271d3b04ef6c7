/** The settings of the service, in the format of systemd's EnvironmentFile. */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import type { Layout } from "./layout.ts";
import { ask, SiteProblem, siteUser } from "./system.ts";

export function parseSettings(text: string): Record<string, string> {
  const lines = text.split("\n").map((line) => line.trim());
  const pairs = lines.flatMap((line) => {
    const [, name, value = ""] = /^([A-Za-z_]\w*)=(.*)$/.exec(line) ?? [];
    return name ? [[name, value.replace(/^(["'])(.*)\1$/, "$2")] as const] : [];
  });
  return Object.fromEntries(pairs);
}

export function readSettings({ settings }: Layout): Record<string, string> {
  return existsSync(settings) ? parseSettings(readFileSync(settings, "utf8")) : {};
}

/** Commands of a release run as the service does: its user, its settings, its folder. */
function options(layout: Layout, release: string) {
  const user = siteUser();
  if (!user) throw new SiteProblem("The user of the site is missing. Run: site install DOMAIN");
  const env = { PATH: process.env.PATH, HOME: layout.state, ...readSettings(layout) };
  return { cwd: release, env, ...user };
}

/** Runs a command of a release, such as `scripts/backup.ts`, for what it prints. */
export const askRelease = (layout: Layout, release: string, args: string[]) =>
  ask(process.execPath, ["scripts/boot.mjs", ...args], options(layout, release));

/** The same, printing to this terminal. Returns whether it succeeded. */
export const runRelease = (layout: Layout, release: string, args: string[]): boolean =>
  spawnSync(process.execPath, ["scripts/boot.mjs", ...args], {
    ...options(layout, release),
    stdio: ["ignore", "inherit", "inherit"],
  }).status === 0;
