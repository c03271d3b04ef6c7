import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** Unmounts what an exercise that was killed has left in the folder, even if it is still in use. */
export function unmountBelow(folder: string): void {
  const mounted = readFileSync("/proc/self/mounts", "utf8")
    .split("\n")
    // Spaces are written in octal.
    .map((line) =>
      (line.split(" ")[1] ?? "").replace(/\\(\d{3})/g, (_, code) => String.fromCharCode(parseInt(code, 8))),
    )
    .filter((path) => path.startsWith(`${folder}/`));
  // The last one may be inside the one before it.
  for (const path of mounted.reverse()) execFileSync("umount", ["--lazy", path]);
}
