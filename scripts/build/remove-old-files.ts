import { existsSync, statSync, unlinkSync } from "node:fs";
import { filesBelow } from "./build-files.ts";

/**
 * A visitor whose page was rendered before this build still asks for that build's files: they stay until the next
 * build. Older files are removed. Returns the files of this build, for the next one to pass as `previous`.
 */
export function removeOldFiles(folder: string, started: number, previous: string[]): string[] {
  const all = filesBelow(folder).filter((path) => !/\.(?:br|gz)$/.test(path));
  // File systems round times to the second.
  const current = all.filter((path) => statSync(path).mtimeMs >= started - 1000);
  const inUse = new Set([...current, ...previous]);
  for (const path of all) {
    if (inUse.has(path)) continue;
    for (const form of [path, `${path}.br`, `${path}.gz`]) if (existsSync(form)) unlinkSync(form);
  }
  return current;
}
