/** The units of systemd. The operator's changes belong in drop-ins (systemctl edit); a file that was changed is left alone. */
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { basename, join } from "node:path";
import { backupServiceName, type Layout, serviceName } from "./layout.ts";
import { ask, say } from "./system.ts";
import { systemctl } from "./systemctl.ts";

const unitNames = (release: string): string[] =>
  readdirSync(join(release, "deploy")).filter((name) => /\.(?:service|socket|timer)$/.test(name));

const contentOf = (path: string) => (existsSync(path) ? readFileSync(path, "utf8") : undefined);

export type UnitState = "current" | "missing" | "old" | "changed by hand";

/** Compares the installed units with those of the release. `previous` is a release that may have installed them. */
export function unitStates({ units }: Layout, release: string, previous?: string) {
  return unitNames(release).map((name): { name: string; state: UnitState } => {
    const installed = contentOf(join(units, name));
    const isFrom = (folder: string) => installed === contentOf(join(folder, "deploy", name));
    if (installed === undefined) return { name, state: "missing" };
    if (isFrom(release)) return { name, state: "current" };
    return { name, state: previous && isFrom(previous) ? "old" : "changed by hand" };
  });
}

/** Installs the missing and the old units. Returns the names of those it installed. */
export function installUnits(layout: Layout, release: string, previous?: string): string[] {
  mkdirSync(layout.units, { recursive: true });
  const states = unitStates(layout, release, previous);
  const installed = states.filter(({ state }) => state === "missing" || state === "old");
  for (const { name } of installed) copyFileSync(join(release, "deploy", name), join(layout.units, name));
  for (const { name } of states.filter(({ state }) => state === "changed by hand")) {
    say(
      `Kept ${join(layout.units, name)}, which differs from ${join(release, "deploy", name)}: compare them.`,
    );
  }
  return installed.map(({ name }) => name);
}

type UnitFile = { path: string; content: string | undefined };

/** The installed files of the units that the release brings, for restoreUnits. */
export const unitFiles = ({ units }: Layout, release: string): UnitFile[] =>
  unitNames(release).map((name) => ({ path: join(units, name), content: contentOf(join(units, name)) }));

/** Returns the names of those that had changed. */
export function restoreUnits(files: UnitFile[]): string[] {
  const changed = files.filter(({ path, content }) => contentOf(path) !== content);
  for (const { path, content } of changed) {
    if (content === undefined) rmSync(path);
    else writeFileSync(path, content);
  }
  return changed.map(({ path }) => basename(path));
}

export const socketUnit = `${serviceName}.socket`;
const hasSocket = ({ units }: Layout) => existsSync(join(units, socketUnit));

/** Works without a running systemd, too: it only makes links. Returns whether it could. */
export function enableUnits(layout: Layout): boolean {
  const units = [serviceName, backupServiceName].map((name) => `${name}.service`);
  return ask("systemctl", ["enable", ...units, ...(hasSocket(layout) ? [socketUnit] : [])]).ok;
}

/** systemd must open the port before the service starts. A changed socket is opened only while neither runs. */
export async function startUnits(
  layout: Layout,
  changed: string[],
  how: "start" | "restart" = "start",
): Promise<void> {
  if (changed.includes(socketUnit)) await systemctl("stop", serviceName, socketUnit);
  if (hasSocket(layout)) await systemctl("start", socketUnit);
  await systemctl(how, serviceName);
}
