/** The checkout may be in any folder, even one with a space in its name. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { filesBelow } from "../../scripts/build/build-files.ts";

/** The path of a URL is escaped, so it is not a file path: use `fileURLToPath` or `import.meta.dirname`. */
const addressAsPath =
  /import\.meta\.url\)?\)\s*\.(?:pathname|href\.)|import\.meta\.url\.(?:replace|slice|split)/;

const sources = ["app", "content", "server", "scripts", "tests", "texts", "tools"]
  .flatMap(filesBelow)
  .concat(["server.ts", "vite.config.ts", "vitest.config.ts", "playwright.config.ts"])
  .filter((path) => /\.(?:tsx?|mjs)$/.test(path));

test("the rule finds the code it checks", () => {
  expect('new URL("build", import.meta.url).pathname').toMatch(addressAsPath);
  expect('fileURLToPath(new URL("build", import.meta.url))').not.toMatch(addressAsPath);
  expect(sources).toContain("scripts/boot.mjs");
});

test("no code uses the URL of a module as a file path", () => {
  const wrong = sources.filter((path) => path !== "tests/house/paths.test.ts");
  expect(wrong.filter((path) => addressAsPath.test(readFileSync(path, "utf8")))).toEqual([]);
});
