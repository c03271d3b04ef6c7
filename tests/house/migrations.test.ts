/** A migration does for ever what it did when it was released: nothing that may change has a part in it. */
import { readdirSync, readFileSync } from "node:fs";
import { parseSync } from "vite";
import { expect, test } from "vitest";
import { migrations } from "../../server/database/migrations/index.ts";

const folder = "server/database/migrations";
const namesIn = (path: string) =>
  readdirSync(path).filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"));
const migrationFiles = namesIn(folder).filter((name) => /^\d/.test(name));
const frozenFiles = namesIn(`${folder}/frozen`).map((name) => `frozen/${name}`);

type Import = { from: string; isOnlyTypes: boolean };

function importsOf(path: string): Import[] {
  const { module } = parseSync(path, readFileSync(path, "utf8"));
  const exported = module.staticExports
    .flatMap(({ entries }) => entries)
    .flatMap(({ moduleRequest, isType }) =>
      moduleRequest ? [{ from: moduleRequest.value, isOnlyTypes: isType }] : [],
    );
  const imported = module.staticImports.map(({ moduleRequest, entries }) => ({
    from: moduleRequest.value,
    isOnlyTypes: entries.length > 0 && entries.every(({ isType }) => isType),
  }));
  const later = module.dynamicImports.map(() => ({ from: "something while running", isOnlyTypes: false }));
  return [...imported, ...exported, ...later];
}

const isAllowed = ({ from, isOnlyTypes }: Import) =>
  from === "kysely" ||
  ["node:crypto", "node:url"].includes(from) ||
  (/^\.\.?\/migration\.ts$/.test(from) && isOnlyTypes) ||
  /^\.\/frozen\/[\w-]+-v\d+\.ts$/.test(from);

test("the rule sees what it is about", () => {
  expect(importsOf(`${folder}/2026-11-15-content.ts`)).toContainEqual({
    from: "./frozen/record-table-v1.ts",
    isOnlyTypes: false,
  });
  expect(isAllowed({ from: "../schema.ts", isOnlyTypes: false })).toBe(false);
  expect(isAllowed({ from: "../schema.ts", isOnlyTypes: true })).toBe(false);
});

test.each([...migrationFiles, ...frozenFiles])("%s stands alone", (name) => {
  expect(importsOf(`${folder}/${name}`).filter((one) => !isAllowed(one))).toEqual([]);
});

test("every migration is in the list, under the name of its file, in order", () => {
  expect(Object.keys(migrations)).toEqual(migrationFiles.map((name) => name.replace(/\.ts$/, "")).sort());
});

test.each(frozenFiles)("%s is named after its version and says that it is never edited", (name) => {
  expect(name).toMatch(/-v\d+\.ts$/);
  expect(readFileSync(`${folder}/${name}`, "utf8")).toMatch(/^\/\/ Never edited:/);
});
