import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

/** The path of an installed program. */
export function findProgram(name: string): string | undefined {
  // Servers such as nginx are in folders that only administrators have on their PATH.
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin", "/usr/local/sbin"];
  return folders.map((folder) => join(folder, name)).find(isExecutable);
}

export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
