/** The size of the desk's scripts. Visitors never load them, because they are a separate build. */
import { readFileSync, statSync } from "node:fs";
import { expect, test } from "vitest";

type Manifest = Record<string, { file: string }>;

/** Loaded after the page can be used: the visual editor, and the conversion of pasted text. */
const isLate = (file: string) => /\/(?:visual-editor|html-to-markdown|turndown)[.-]/.test(file);
/** Of single pages that load no islands. */
const isAlone = (file: string) => /\/(?:attendance|refresh-parts)[.-]/.test(file);
const sizeOf = (file: string) =>
  (statSync(`build/client/${file}.br`, { throwIfNoEntry: false }) ?? statSync(`build/client/${file}`)).size;
const sizeOfAll = (files: string[]) => files.reduce((sum, file) => sum + sizeOf(file), 0);

const filesOf = (manifest: string) =>
  Object.values(JSON.parse(readFileSync(manifest, "utf8")) as Manifest).map(({ file }) => file);
const desk = filesOf("build/desk-manifest.json");

test("the desk scripts that a page needs are together at most 90 KB compressed", () => {
  const needed = desk.filter((file) => !isLate(file) && !isAlone(file));
  expect(needed.length).toBeGreaterThan(1);
  expect(sizeOfAll(needed)).toBeLessThanOrEqual(90_000);
});

test("the scripts of single pages are together at most 5 KB compressed", () => {
  const alone = desk.filter(isAlone);
  expect(alone).toHaveLength(2);
  expect(sizeOfAll(alone)).toBeLessThanOrEqual(5000);
});

test("the visual editor and the conversion of pasted text are together at most 110 KB compressed", () => {
  const late = desk.filter(isLate);
  expect(late).toHaveLength(3);
  expect(sizeOfAll(late)).toBeLessThanOrEqual(110_000);
});

test("no public script refers to a file of the desk", () => {
  const visitors = filesOf("build/client-manifest.json").filter((file) => file.endsWith(".js"));
  expect(visitors.length).toBeGreaterThan(1);
  for (const file of visitors) {
    expect(desk).not.toContain(file);
    const code = readFileSync(`build/client/${file}`, "utf8");
    for (const other of desk) expect(code).not.toContain(other.replace("assets/", ""));
  }
});
