import { renameSync, writeFileSync } from "node:fs";

/** The file is there as a whole or, after a crash or on a full disk, as it was before. */
export function writeAtomically(path: string, content: string | Uint8Array): void {
  const unfinished = `${path}.unfinished`;
  writeFileSync(unfinished, content, { flush: true });
  renameSync(unfinished, path);
}
