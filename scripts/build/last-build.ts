/** Remembers what the last build was made of, so that unchanged sources are not built again. */
import { existsSync, mkdirSync, readFileSync, statSync, unlinkSync } from "node:fs";
import { dirname } from "node:path";
import { filesBelow, writeAtomically } from "./build-files.ts";

/** The hash of the sources, and the files that the build wrote. */
export type Stamp = { sources: string; files: string[] };

/** Undefined if it is missing or damaged: the site is then built again. */
export function readStamp(path: string): Stamp | undefined {
  try {
    const { sources, files }: Stamp = JSON.parse(readFileSync(path, "utf8"));
    const isStamp = typeof sources === "string" && files.every((file) => typeof file === "string");
    return isStamp ? { sources, files } : undefined;
  } catch {
    return undefined;
  }
}

export function writeStamp(path: string, stamp: Stamp): void {
  mkdirSync(dirname(path), { recursive: true });
  writeAtomically(path, JSON.stringify(stamp));
}

/**
 * Visitors whose page was rendered before this build still request the files of the previous build, so those stay until
 * the next build. Older files are removed. Returns the files of this build, which the next one passes as `previous`.
 */
export function removeOldFiles(folder: string, started: number, previous: string[]): string[] {
  const all = filesBelow(folder).filter((path) => !/\.(?:br|gz)$/.test(path));
  // Some file systems round times to the second.
  const current = all.filter((path) => statSync(path).mtimeMs >= started - 1000);
  const inUse = new Set([...current, ...previous]);
  for (const path of all) {
    if (inUse.has(path)) continue;
    for (const form of [path, `${path}.br`, `${path}.gz`]) if (existsSync(form)) unlinkSync(form);
  }
  return current;
}
