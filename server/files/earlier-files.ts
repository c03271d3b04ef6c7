import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The addresses of the files of earlier builds, which stay for open pages: see scripts/build/last-build.ts. */
export function earlierAddresses(buildFolder: string): ReadonlySet<string> {
  try {
    const { earlier = {} } = JSON.parse(readFileSync(join(buildFolder, "built-from.json"), "utf8"));
    return new Set(Object.keys(earlier).map((file) => file.replace("build/client", "")));
  } catch {
    // The build has no stamp. All its files are served alike.
    return new Set();
  }
}
