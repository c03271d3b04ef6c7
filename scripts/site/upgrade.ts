/** `site upgrade` and `site rollback`: another release, without a moment in which the site does not answer. */
import { chownSync, existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import type { Layout } from "./layout.ts";
import { fetchCommits, fetchNewest, prepareFromFolder, prepareFromGit } from "./prepare-release.ts";
import {
  carryOverFiles,
  currentRelease,
  isActivated,
  markActivated,
  previousRelease,
  removeOldReleases,
  unmarkActivated,
} from "./releases.ts";
import { replace } from "./replace.ts";
import { askRelease, runRelease } from "./settings-file.ts";
import { SiteProblem, say, siteUser } from "./system.ts";
import { uninterrupted } from "./uninterrupted.ts";
import { installUnits } from "./units.ts";

/** How many backups from before upgrades are kept. */
const keptBackups = 3;

/** `wanted` is a folder, or a branch, tag or commit; by default the newest commit. */
export async function upgrade(layout: Layout, wanted?: string): Promise<void> {
  const linked = mustBeInstalled(layout);
  const release = prepareWanted(layout, wanted);
  if (release === linked && isActivated(linked)) {
    say(`${basename(release)} runs already.`);
    return;
  }
  // After an interrupted upgrade, only the release before it is known to serve.
  const current = isActivated(linked) ? linked : (previousRelease(layout) ?? linked);
  if (current !== linked) {
    say(`The upgrade to ${basename(linked)} was interrupted.`);
    // Its units may be installed.
    installUnits(layout, current, linked);
  }
  backUp(layout, current);
  carryOverFiles(current, release);
  await uninterrupted(async () => {
    // It may have served long ago.
    unmarkActivated(release);
    await replace(layout, current, release);
    markActivated(release);
  });
  const removed = removeOldReleases(layout);
  if (removed.length > 0) say(`Removed old releases: ${removed.join(", ")}.`);
  const before = previousRelease(layout);
  say(
    `The site runs ${basename(release)}.${before ? ` To go back to ${basename(before)}: site rollback` : ""}`,
  );
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
  await uninterrupted(async () => {
    await replace(layout, current, release);
    unmarkActivated(current);
  });
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
  return prepareFromGit(layout, wanted ?? fetchNewest(layout));
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
