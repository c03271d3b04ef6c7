/** The releases on this machine: one folder each, and a link to the one that runs. */
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { earlierFiles, fileSize, formsOf, readStamp, writeStamp } from "../build/last-build.ts";
import type { Layout } from "./layout.ts";
import { readStatus } from "./reload.ts";

/** How many releases stay besides the one that runs. */
const kept = 3;
/** Holds the time at which the release began to serve. */
const marker = ".activated";

export function currentRelease({ current }: Layout): string | undefined {
  return existsSync(current) ? realpathSync(current) : undefined;
}

/** Visitors never see a moment without a release: a rename replaces the link. */
export function switchTo({ current }: Layout, release: string): void {
  rmSync(`${current}.new`, { force: true });
  symlinkSync(join("releases", basename(release)), `${current}.new`);
  renameSync(`${current}.new`, current);
}

export function markActivated(release: string, at = new Date()): void {
  writeFileSync(join(release, marker), at.toISOString());
}

/** A release that was left by going back is not gone back to later. */
export function unmarkActivated(release: string): void {
  rmSync(join(release, marker), { force: true });
}

/** Not so for the current release if an upgrade to it was interrupted: nothing has shown that it serves. */
export const isActivated = (release: string): boolean => existsSync(join(release, marker));

/** The releases that have served, newest first. */
export function activatedReleases({ releases }: Layout): { release: string; at: string }[] {
  if (!existsSync(releases)) return [];
  return readdirSync(releases)
    .map((name) => join(releases, name))
    .filter(isActivated)
    .map((release) => ({ release, at: readFileSync(join(release, marker), "utf8") }))
    .sort((one, other) => other.at.localeCompare(one.at));
}

/** The release that ran before the current one. */
export function previousRelease(layout: Layout): string | undefined {
  const all = activatedReleases(layout);
  // -1 if an upgrade to the current one was interrupted: then it is the newest of all.
  const index = all.findIndex(({ release }) => release === currentRelease(layout));
  return all[index + 1]?.release;
}

/** The folder that the supervisor was started in. It may be older than all that it has reloaded since. */
function supervisorFolder(layout: Layout): string | undefined {
  try {
    return readlinkSync(`/proc/${readStatus(layout)?.pid}/cwd`);
  } catch {
    return undefined;
  }
}

/**
 * Removes all releases but the current one, the last three others that have served, and the one whose code the supervisor
 * runs. Returns their names.
 */
export function removeOldReleases(layout: Layout): string[] {
  const current = currentRelease(layout);
  const others = activatedReleases(layout).filter(({ release }) => release !== current);
  const last = others.slice(0, kept).map(({ release }) => release);
  const keep = new Set([current, supervisorFolder(layout), ...last]);
  const old = readdirSync(layout.releases).filter((name) => !keep.has(join(layout.releases, name)));
  for (const name of old) rmSync(join(layout.releases, name), { recursive: true, force: true });
  return old;
}

/**
 * Open pages request the scripts and styles of the release that rendered them, so the next release serves those too, and
 * those that the last one had from earlier releases: see earlierFiles. Their names contain a digest, so nothing is replaced.
 */
export function carryOverFiles(from: string, to: string, now = Date.now()): void {
  const stampPath = join(to, "build/built-from.json");
  const [last, next] = [readStamp(join(from, "build/built-from.json")), readStamp(stampPath)];
  if (!last || !next) return;
  const carried = earlierFiles(last, next.files, (file) => fileSize(join(from, file)), now);
  for (const file of Object.keys(carried)) {
    for (const form of formsOf(file)) {
      const [source, target] = [join(from, form), join(to, form)];
      if (existsSync(target) || !existsSync(source)) continue;
      mkdirSync(dirname(target), { recursive: true });
      copyFileSync(source, target);
    }
  }
  writeStamp(stampPath, { ...next, earlier: { ...next.earlier, ...carried } });
}
