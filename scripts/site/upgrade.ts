/** `site upgrade` and `site rollback`: another release, without a moment in which the site does not answer. */
import { chownSync, existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { becomesHealthy, isHealthy } from "./health.ts";
import { backupServiceName, type Layout, serviceName } from "./layout.ts";
import { fetchCommits, prepareFromFolder, prepareFromGit } from "./prepare-release.ts";
import {
  carryOverFiles,
  currentRelease,
  markActivated,
  previousRelease,
  removeOldReleases,
  switchTo,
  unmarkActivated,
} from "./releases.ts";
import { reload } from "./reload.ts";
import { askRelease, runRelease } from "./settings-file.ts";
import { ask, hasSystemd, run, SiteProblem, say, siteUser } from "./system.ts";
import { installUnits, startUnits } from "./units.ts";

/** How many backups from before upgrades are kept. */
const keptBackups = 3;

/** `wanted` is a folder, or a branch, tag or commit; by default the newest commit. */
export async function upgrade(layout: Layout, wanted?: string): Promise<void> {
  const current = mustBeInstalled(layout);
  const release = prepareWanted(layout, wanted);
  if (release === current) {
    say(`${basename(release)} runs already.`);
    return;
  }
  backUp(layout, current);
  carryOverFiles(current, release);
  await replace(layout, current, release);
  markActivated(release);
  await applyUnits(layout, release, current);
  const removed = removeOldReleases(layout);
  if (removed.length > 0) say(`Removed old releases: ${removed.join(", ")}.`);
  say(`The site runs ${basename(release)}. To go back to ${basename(current)}: site rollback`);
}

/** Changes the program only: all data stay. */
export async function rollback(layout: Layout): Promise<void> {
  const current = mustBeInstalled(layout);
  const release = previousRelease(layout);
  if (!release) throw new SiteProblem("There is no earlier release on this machine.");
  if (existsSync(join(release, "scripts/schema.ts"))) {
    const { ok, text, problem } = askRelease(layout, release, ["scripts/schema.ts", "check"]);
    if (!ok) throw new SiteProblem(`Not changed: ${basename(release)} cannot run here. ${problem || text}`);
  }
  carryOverFiles(current, release);
  await replace(layout, current, release);
  unmarkActivated(current);
  await applyUnits(layout, release, current);
  say(`The site runs ${basename(release)} again. ${basename(current)} stays: site upgrade would choose it.`);
}

function mustBeInstalled(layout: Layout): string {
  const current = currentRelease(layout);
  if (!current) throw new SiteProblem("The site is not installed here. Run: site install DOMAIN");
  return current;
}

function prepareWanted(layout: Layout, wanted: string | undefined): string {
  // boot.mjs has changed to the folder of the program; the shell's folder is in PWD.
  const folder = wanted && resolve(process.env.PWD ?? ".", wanted);
  if (folder && existsSync(join(folder, "package.json"))) return prepareFromFolder(layout, folder);
  fetchCommits(layout);
  return prepareFromGit(layout, wanted ?? "HEAD");
}

/** The command verifies the file before it gets its name. */
function backUp(layout: Layout, current: string): void {
  const folder = join(layout.backups, "before-upgrades");
  const { uid, gid } = siteUser() ?? { uid: 0, gid: 0 };
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chownSync(folder, uid, gid);
  const name = `${new Date().toISOString().replace(/[:.]/g, "-")}-${basename(current)}.tar`;
  say("Backing up …");
  if (!runRelease(layout, current, ["scripts/backup.ts", join(folder, name)])) {
    throw new SiteProblem("The backup failed, so nothing was changed.");
  }
  const old = readdirSync(folder)
    .filter((file) => file.endsWith(".tar"))
    .sort()
    .slice(0, -keptBackups);
  for (const file of old) rmSync(join(folder, file));
}

/** If the release does not become healthy, the previous one keeps running. */
async function replace(layout: Layout, current: string, release: string): Promise<void> {
  switchTo(layout, release);
  if (!hasSystemd()) {
    say("systemd does not run here, so the new release starts with the site.");
    return;
  }
  const problem = await reload(layout, basename(release));
  if (!problem) return;
  switchTo(layout, current);
  // A supervisor has kept its workers. Without one, the failed release is all that runs.
  if (!(await isHealthy(layout))) await reload(layout, basename(current));
  throw new SiteProblem(`${basename(release)} did not start, so ${basename(current)} runs on. ${problem}`);
}

/** Units that changed with the release need a restart. With a socket, connections wait for it. */
async function applyUnits(layout: Layout, release: string, previous: string): Promise<void> {
  const changed = installUnits(layout, release, previous);
  if (!hasSystemd()) return;
  if (changed.some((name) => name.startsWith(`${serviceName}.`))) {
    if (changed.includes(`${serviceName}.socket`)) startUnits(layout, changed);
    else run("systemctl", ["restart", serviceName]);
  }
  ask("systemctl", ["try-restart", backupServiceName]);
  if (!(await becomesHealthy(layout))) {
    throw new SiteProblem(`The site does not answer. The reason: journalctl -u ${serviceName} -n 20 -o cat`);
  }
}
