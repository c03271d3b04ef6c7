/** The size of the desk's scripts. Visitors never load them, because they are a separate build. */
import { readFileSync, statSync } from "node:fs";
import { expect, test } from "vitest";

type Manifest = Record<string, { file: string }>;
const filesOf = (manifest: string) =>
  Object.values(JSON.parse(readFileSync(manifest, "utf8")) as Manifest).map(({ file }) => file);
const desk = filesOf("build/desk-manifest.json");

test("all desk scripts together are at most 90 KB compressed", () => {
  const bytes = desk.map((file) => statSync(`build/client/${file}.br`, { throwIfNoEntry: false }));
  const whole = desk.map((file, index) => bytes[index]?.size ?? statSync(`build/client/${file}`).size);
  expect(whole.length).toBeGreaterThan(1);
  expect(whole.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(90_000);
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
