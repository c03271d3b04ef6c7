/** The size of the desk's scripts. Visitors never load them, because they are a separate build. */
import { readFileSync, statSync } from "node:fs";
import { expect, test } from "vitest";

type Manifest = Record<string, { file: string }>;

/** Loaded only when a writer pastes formatted text. */
const isForPasting = (file: string) => /\/(?:html-to-markdown|turndown)[.-]/.test(file);
const sizeOf = (file: string) =>
  (statSync(`build/client/${file}.br`, { throwIfNoEntry: false }) ?? statSync(`build/client/${file}`)).size;
const sizeOfAll = (files: string[]) => files.reduce((sum, file) => sum + sizeOf(file), 0);

const filesOf = (manifest: string) =>
  Object.values(JSON.parse(readFileSync(manifest, "utf8")) as Manifest).map(({ file }) => file);
const desk = filesOf("build/desk-manifest.json");

test("the desk scripts that a page needs are together at most 90 KB compressed", () => {
  const needed = desk.filter((file) => !isForPasting(file));
  expect(needed.length).toBeGreaterThan(1);
  expect(sizeOfAll(needed)).toBeLessThanOrEqual(90_000);
});

test("the conversion of pasted text is at most 6 KB compressed", () => {
  const forPasting = desk.filter(isForPasting);
  expect(forPasting).toHaveLength(2);
  expect(sizeOfAll(forPasting)).toBeLessThanOrEqual(6_000);
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
