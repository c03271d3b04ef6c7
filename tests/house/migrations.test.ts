/** A migration does for ever what it did when it was released: nothing that may change has a part in it. */
import { globSync, readdirSync, readFileSync } from "node:fs";
import { parseSync } from "vite";
import { expect, test } from "vitest";
import { migrations } from "../../server/database/migrations/index.ts";

const folder = "server/database/migrations";
/** Each is a file, or a folder with an index. */
const names = readdirSync(folder)
  .filter((name) => /^\d/.test(name))
  .map((name) => name.replace(/\.ts$/, ""))
  .sort();
const files = globSync(`${folder}/[0-9]*{.ts,/*.ts}`);

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

/** From a folder also its own files; a single file has no neighbours that are its own. */
const isAllowed = (path: string, { from, isOnlyTypes }: Import) =>
  ["kysely", "node:crypto", "node:url"].includes(from) ||
  (/^\.\.?\/migration\.ts$/.test(from) && isOnlyTypes) ||
  (path.slice(folder.length + 1).includes("/") && /^\.\/[\w-]+\.ts$/.test(from));

test("the rule sees what it is about", () => {
  const first = `${folder}/0001-first-release/index.ts`;
  expect(files).toContain(first);
  expect(importsOf(first)).toContainEqual({ from: "../migration.ts", isOnlyTypes: true });
  expect(importsOf(first)).toContainEqual({ from: "./create-mail.ts", isOnlyTypes: false });
  expect(isAllowed(first, { from: "../../schema.ts", isOnlyTypes: true })).toBe(false);
  expect(isAllowed(`${folder}/0002-later.ts`, { from: "./0001-first-release.ts", isOnlyTypes: false })).toBe(
    false,
  );
});

test.each(files)("%s stands alone", (path) => {
  expect(importsOf(path).filter((one) => !isAllowed(path, one))).toEqual([]);
});

test("every migration is in the list, under its name and number, in order", () => {
  expect(Object.keys(migrations)).toEqual(names);
  expect(names.map((name) => name.slice(0, 5))).toEqual(
    names.map((_, index) => `${String(index + 1).padStart(4, "0")}-`),
  );
});
