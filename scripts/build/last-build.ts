/** Remembers what the last build was made of, so that unchanged sources are not built again. */
import { existsSync, mkdirSync, readFileSync, statSync, unlinkSync } from "node:fs";
import { dirname } from "node:path";
import { filesBelow, writeAtomically } from "./build-files.ts";

export type Stamp = {
  /** The hash of the sources. */
  sources: string;
  /** The files that the build wrote. */
  files: string[];
  /** The files of earlier builds that are still served, with the time at which another build replaced theirs. */
  earlier?: Record<string, string>;
};

const keptFor = 90 * 24 * 3600 * 1000;
/** Of files of earlier builds, without their compressed forms: ten builds in which everything changes. */
const maxEarlierBytes = 20_000_000;

/** A file with its compressed forms. */
export const formsOf = (file: string) => [file, `${file}.br`, `${file}.gz`];

/** Undefined if it is missing or damaged: the site is then built again. */
export function readStamp(path: string): Stamp | undefined {
  try {
    const { sources, files, earlier }: Stamp = JSON.parse(readFileSync(path, "utf8"));
    const isStamp = typeof sources === "string" && files.every((file) => typeof file === "string");
    return isStamp ? { sources, files, ...(earlier && { earlier }) } : undefined;
  } catch {
    return undefined;
  }
}

export function writeStamp(path: string, stamp: Stamp): void {
  mkdirSync(dirname(path), { recursive: true });
  writeAtomically(path, JSON.stringify(stamp));
}

/**
 * Visitors whose page was rendered by an earlier build, in an open tab or in a cache, still request its files. So they are
 * served for 90 days, the newest first up to the limit of bytes; the names of assets contain a digest, so none replaces
 * another. `sizeOf` gives undefined for a file that is missing.
 */
export function earlierFiles(
  last: Stamp | undefined,
  current: string[],
  sizeOf: (file: string) => number | undefined,
  now = Date.now(),
): Record<string, string> {
  const replaced = new Date(now).toISOString();
  const assets = last?.files.filter((file) => /(?:^|\/)assets\//.test(file)) ?? [];
  const all = { ...last?.earlier, ...Object.fromEntries(assets.map((file) => [file, replaced])) };
  const isCurrent = new Set(current);
  let bytes = 0;
  const kept = Object.entries(all)
    .filter(([file, since]) => !isCurrent.has(file) && now - Date.parse(since) < keptFor)
    .sort(([, one], [, other]) => other.localeCompare(one))
    .filter(([file]) => {
      const size = sizeOf(file);
      bytes += size ?? 0;
      return size !== undefined && bytes <= maxEarlierBytes;
    });
  return Object.fromEntries(kept);
}

/** Removes all files but those of this build and those of earlier builds that are kept. Returns both for the stamp. */
export function removeOldFiles(
  folder: string,
  started: number,
  last: Stamp | undefined,
  now = Date.now(),
): Required<Omit<Stamp, "sources">> {
  const all = filesBelow(folder).filter((path) => !/\.(?:br|gz)$/.test(path));
  // Some file systems round times to the second.
  const files = all.filter((path) => statSync(path).mtimeMs >= started - 1000);
  const earlier = earlierFiles(last, files, fileSize, now);
  const inUse = new Set([...files, ...Object.keys(earlier)]);
  for (const path of all) {
    if (inUse.has(path)) continue;
    for (const form of formsOf(path)) if (existsSync(form)) unlinkSync(form);
  }
  return { files, earlier };
}

export const fileSize = (path: string) => statSync(path, { throwIfNoEntry: false })?.size;
