import { mkdirSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { writeAtomically } from "./write-atomically.ts";

/** What a build was made of, and the files it made. */
export type Stamp = { sources: string; files: string[] };

/** Undefined where there is none that can be read: the site is then built anew. */
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
