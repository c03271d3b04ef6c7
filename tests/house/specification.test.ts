/** docs/specification.md names the test that holds each promise: what it names must be there. */
import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { filesBelow } from "../../scripts/build/build-files.ts";

const text = readFileSync("docs/specification.md", "utf8");

/** A file in backticks, and parts of titles in italics after it. A journey may be cited by its file alone. */
const citation = /`([^`]+\.(?:test\.tsx?|journey\.ts))`((?:,? \*[^*]+\*)*)/g;

const citations = [...text.matchAll(citation)].map(([, file = "", titles = ""]) => ({
  file,
  titles: [...titles.matchAll(/\*([^*]+)\*/g)].map(([, title = ""]) => title),
}));

test("every test that is cited is there", () => {
  const source = (file: string) => (existsSync(file) ? readFileSync(file, "utf8") : undefined);
  const missing = citations.flatMap(({ file, titles }) => {
    const found = source(file);
    if (found === undefined) return [file];
    return titles.filter((title) => !found.includes(title)).map((title) => `${file}: ${title}`);
  });
  expect(missing).toEqual([]);
});

test("every promise names a test", () => {
  const rows = text.split("\n").filter((line) => line.startsWith("| ") && !line.startsWith("| What it does"));
  expect(rows.length).toBeGreaterThan(100);
  expect(rows.filter((row) => !row.split(" | ").at(-1)?.match(citation))).toEqual([]);
});

test("every file of requests and journeys is cited", () => {
  const files = ["tests/requests", "tests/journeys"]
    .flatMap(filesBelow)
    .filter((path) => /\.(?:test|journey)\.ts$/.test(path));
  const cited = new Set(citations.map(({ file }) => file));
  expect(files.filter((file) => !cited.has(file))).toEqual([]);
});
