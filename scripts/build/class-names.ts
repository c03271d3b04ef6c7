/**
 * The short class names of the built site: with names that can be read, a page would be a twentieth heavier.
 * Files and the names in them are numbered in a fixed order, so that the same source makes the same build.
 */
import { readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { filesBelow } from "./build-files.ts";

const names = /(?:\.|@keyframes )([a-z][\w-]*)/gi;

export function shortClassNames(folder: string): (name: string, path: string) => string {
  const short = new Map<string, string>();
  // The desk's come last: whatever is added there, the pages of visitors stay as they are.
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
      throw new Error(`${path} has a class or animation .${name} that was not found in it at first.`);
    return found;
  };
}

/** While developing a name says where it is from, and stays the same whatever else is edited in its file. */
export function readableClassNames(folder: string): (name: string, path: string) => string {
  return (name, path) => {
    const [file = ""] = relative(folder, path).split(".module.css", 1);
    return `${file.split(sep).join("-")}_${name}`;
  };
}
