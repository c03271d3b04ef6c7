/**
 * The class names of the built site are short: readable names would make a page 5% heavier. They are numbered in a fixed
 * order of files and names, so that the same sources give the same build.
 */
import { readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { filesBelow } from "./build-files.ts";

const names = /(?:\.|@keyframes )([a-z][\w-]*)/gi;

export function shortClassNames(folder: string): (name: string, path: string) => string {
  const short = new Map<string, string>();
  // The desk comes last, so that its changes do not renumber the public pages.
  const isDesk = (path: string) => Number(path.startsWith(join(folder, "desk")));
  for (const path of filesBelow(folder)
    .sort()
    .sort((one, other) => isDesk(one) - isDesk(other))) {
    if (!path.endsWith(".module.css")) continue;
    for (const [, name = ""] of readFileSync(path, "utf8").matchAll(names)) {
      const key = `${path} ${name}`;
      if (!short.has(key)) short.set(key, `_${short.size.toString(36)}`);
    }
  }
  return (name, path) => {
    const found = short.get(`${path} ${name}`);
    if (!found)
      throw new Error(`${path} has a class or animation .${name} that was not found when the build started.`);
    return found;
  };
}

/** In development, a name says where it comes from, and does not change when other names are added. */
export function readableClassNames(folder: string): (name: string, path: string) => string {
  return (name, path) => {
    const [file = ""] = relative(folder, path).split(".module.css", 1);
    return `${file.split(sep).join("-")}_${name}`;
  };
}
