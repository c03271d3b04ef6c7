/** docs/specification.md names the test files that check each behaviour. */
import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { filesBelow } from "../../scripts/build/build-files.ts";

const text = readFileSync("docs/specification.md", "utf8");
const citation = /`([^`]+\.(?:test\.tsx?|journey\.ts))`/g;
const cited = new Set([...text.matchAll(citation)].map(([, file = ""]) => file));

test("every cited test file exists", () => {
  expect([...cited].filter((file) => !existsSync(file))).toEqual([]);
});

test("every behaviour names a test", () => {
  const rows = text.split("\n").filter((line) => line.startsWith("| ") && !line.startsWith("| What it does"));
  expect(rows.length).toBeGreaterThan(100);
  expect(rows.filter((row) => !row.split(" | ").at(-1)?.match(citation))).toEqual([]);
});

test("every request test and journey is cited", () => {
  const files = ["tests/requests", "tests/journeys"]
    .flatMap(filesBelow)
    .filter((path) => /\.(?:test|journey)\.ts$/.test(path));
  expect(files.filter((file) => !cited.has(file))).toEqual([]);
});
