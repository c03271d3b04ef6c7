import { readdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** All files in a folder and its subfolders, as paths that begin with the folder, in the same order on every machine. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** After a crash or on a full disk, the file is either complete or unchanged. */
export function writeAtomically(path: string, content: string | Uint8Array): void {
  const unfinished = `${path}.unfinished`;
  writeFileSync(unfinished, content, { flush: true });
  renameSync(unfinished, path);
}
