/** A server is installed without the packages that only builds and tests need. */
import { readFileSync } from "node:fs";
import { parseSync } from "vite";
import { expect, test } from "vitest";
import packages from "../../package.json" with { type: "json" };
import { filesBelow } from "../../scripts/build/build-files.ts";

/** "server/pages/development.ts" and the chunk that is built from it, which only `npm run dev` would import. */
const isForDevelopment = (path: string) => /\/development(?:-[\w-]+\.js|\.ts)$/.test(path);

/** The static imports of a file. Dynamic imports are for the browser or for development. */
function importedBy(path: string): string[] {
  const { module } = parseSync(path, readFileSync(path, "utf8"));
  return module.staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ moduleRequest }) => moduleRequest.value);
}

test("every package that the built site and the server import on start is a production dependency", () => {
  const files = [
    ...filesBelow("build/server").filter((path) => path.endsWith(".js")),
    ...filesBelow("server").filter((path) => /(?<!\.test|\.d)\.ts$/.test(path)),
    "server.ts",
  ].filter((path) => !isForDevelopment(path));
  const imported = files.flatMap(importedBy).filter((name) => !/^(\.|node:)/.test(name));
  const names = new Set(imported.map((name) => /^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? ""));
  expect(names).toContain("react");
  expect(names).toContain("kysely");
  expect([...names].filter((name) => !Object.hasOwn(packages.dependencies, name))).toEqual([]);
});
