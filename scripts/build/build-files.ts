import { readdirSync } from "node:fs";
import { join } from "node:path";

/** Every file in a folder and the folders in it, as paths that begin with that folder. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
