/** The units of systemd. The operator's changes belong in drop-ins (systemctl edit); a file that was changed is left alone. */
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { backupServiceName, type Layout, serviceName } from "./layout.ts";
import { ask, hasSystemd, run, say } from "./system.ts";

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
  if (installed.length > 0 && hasSystemd()) run("systemctl", ["daemon-reload"]);
  return installed.map(({ name }) => name);
}

const hasSocket = ({ units }: Layout) => existsSync(join(units, `${serviceName}.socket`));

/** Works without a running systemd, too: it only makes links. Returns whether it could. */
export function enableUnits(layout: Layout): boolean {
  const units = [serviceName, backupServiceName].map((name) => `${name}.service`);
  return ask("systemctl", ["enable", ...units, ...(hasSocket(layout) ? [`${serviceName}.socket`] : [])]).ok;
}

/** systemd must open the port before the service starts. */
export function startUnits(layout: Layout, newUnits: string[]): void {
  const socket = `${serviceName}.socket`;
  if (newUnits.includes(socket)) run("systemctl", ["stop", serviceName]);
  if (hasSocket(layout)) run("systemctl", ["start", socket]);
  run("systemctl", ["start", serviceName]);
}
