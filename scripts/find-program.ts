import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

/** Where a program is on this machine, if it is. */
export function findProgram(name: string): string | undefined {
  // Servers such as nginx are in folders that only an administrator has on the PATH.
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
