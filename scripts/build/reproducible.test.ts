/** The build depends on the sources alone: another folder, at another time, gives the same files. */
import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { afterAll, expect, test } from "vitest";
import { filesBelow } from "./build-files.ts";
import { readStamp } from "./last-build.ts";

// On the same file system as the project, so that the packages can be hard links.
const copy = ".cache/a second folder";
const clear = () => rmSync(copy, { recursive: true, force: true });
afterAll(clear);

/** What this build wrote: build/client also holds files of earlier builds, which the stamp lists, too. */
function contents(folder: string): Record<string, string> {
  const stamp = join(folder, "build", "built-from.json");
  const { sources, files: inClient = [] } = readStamp(stamp) ?? {};
  const others = filesBelow(join(folder, "build")).filter(
    (path) => !path.startsWith(join(folder, "build/client")) && path !== stamp,
  );
  const paths = [...inClient.map((path) => join(folder, path)), ...others];
  return {
    stamp: JSON.stringify([sources, inClient]),
    ...Object.fromEntries(
      paths.map((path) => [relative(folder, path), readFileSync(path).toString("base64")]),
    ),
  };
}

test("a build in another folder is the same, byte for byte", () => {
  clear();
  mkdirSync(copy, { recursive: true });
  const files = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"]);
  execFileSync("cp", ["-a", "--parents", ...files.toString().split("\0").filter(Boolean), copy]);
  execFileSync("cp", ["-al", "node_modules", copy]);
  const build = spawnSync(process.execPath, ["scripts/build.ts"], { cwd: copy, encoding: "utf8" });
  expect(build.status, build.stderr).toBe(0);

  const [here, there] = [contents("."), contents(copy)];
  expect(Object.keys(there).length).toBeGreaterThan(300);
  expect(Object.keys(there).filter((path) => there[path] !== here[path])).toEqual([]);
  expect(Object.keys(here).filter((path) => !(path in there))).toEqual([]);
});
