/**
 * Two rules for migrations. A released migration always does the same thing, so it imports no code that may change. The
 * previous release keeps running while a migration is applied, so a migration adds; removing waits for a later release.
 */
import { globSync, readdirSync, readFileSync } from "node:fs";
import { parseSync } from "vite";
import { expect, test } from "vitest";
import { migrations } from "../../server/database/migrations/index.ts";

const folder = "server/database/migrations";
/** Each migration is a file, or a folder with an index. */
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

/** A folder may also import its own files; a single file may not import its neighbours. */
const isAllowed = (path: string, { from, isOnlyTypes }: Import) =>
  ["kysely", "node:crypto", "node:url"].includes(from) ||
  (/^\.\.?\/migration\.ts$/.test(from) && isOnlyTypes) ||
  (path.slice(folder.length + 1).includes("/") && /^\.\/[\w-]+\.ts$/.test(from));

test("the rule finds the imports it checks", () => {
  const first = `${folder}/0001-first-release/index.ts`;
  expect(files).toContain(first);
  expect(importsOf(first)).toContainEqual({ from: "../migration.ts", isOnlyTypes: true });
  expect(importsOf(first)).toContainEqual({ from: "./create-mail.ts", isOnlyTypes: false });
  expect(isAllowed(first, { from: "../../schema.ts", isOnlyTypes: true })).toBe(false);
  expect(isAllowed(`${folder}/0002-later.ts`, { from: "./0001-first-release.ts", isOnlyTypes: false })).toBe(
    false,
  );
});

test.each(files)("%s imports only allowed modules", (path) => {
  expect(importsOf(path).filter((one) => !isAllowed(path, one))).toEqual([]);
});

test("every migration is listed by name and number, in order", () => {
  expect(Object.keys(migrations)).toEqual(names);
  expect(names.map((name) => name.slice(0, 5))).toEqual(
    names.map((_, index) => `${String(index + 1).padStart(4, "0")}-`),
  );
});

/** SQL that would break the previous release while it is still running. Dropping a constraint only allows more. */
const breaking = /\b(?:drop\s+(?:table|column|view|trigger)|rename\s|set\s+not\s+null|alter\s+column)/i;
const required = /add\s+column[^`;]*\bnot\s+null\b(?![^`;]*\bdefault\b)/i;

/** A trigger that is created anew under its name does not go away. */
const withoutReplaced = (source: string) =>
  source.replace(/drop\s+trigger\s+(\w+)/gi, (drop, name) =>
    new RegExp(`create\\s+trigger\\s+${name}\\b`, "i").test(source) ? "" : drop,
  );

const isBreaking = (source: string) => breaking.test(withoutReplaced(source)) || required.test(source);

test.each([
  ["alter table mails add column retries integer", false],
  ["alter table mails add column retries integer not null default 0", false],
  ["create table digests (id text primary key not null)", false],
  ["alter table mails drop constraint mails_purpose_check", false],
  ["alter table mails add column retries integer not null", true],
  ["alter table mails rename column subject to title", true],
  ["ALTER TABLE mails DROP COLUMN subject", true],
  ["drop table mails", true],
  ["drop trigger mails_no_delete", true],
  ["drop trigger mails_no_delete; create trigger mails_no_delete before delete on mails", false],
])("%s: breaks the previous release: %s", (statement, expected) => {
  expect(isBreaking(statement)).toBe(expected);
});

const isContract = (name: string) => /^\d{4}-contract-/.test(name);

test("only a migration named NNNN-contract-… removes or renames anything", () => {
  const later = files.filter((path) => !path.includes("0001-first-release"));
  const broken = later.filter((path) => isBreaking(readFileSync(path, "utf8")));
  expect(broken.filter((path) => !isContract(path.slice(folder.length + 1)))).toEqual([]);
});

/** A release fixture is named after the last migration of its release. */
const releases = readdirSync(`${folder}/releases`).map((file) => file.split(".")[0] ?? "");

function contractsTooEarly(all: string[], released: string[]): string[] {
  return all.filter((name, index) => {
    const expanded = all.slice(0, index).findLast((earlier) => !isContract(earlier)) ?? "";
    return isContract(name) && !released.some((release) => release >= expanded && release < name);
  });
}

test("a contract migration follows a release that works without the parts it removes", () => {
  const all = ["0001-first-release", "0002-add-digests", "0003-contract-mails"];
  expect(contractsTooEarly(all, ["0001-first-release"])).toEqual(["0003-contract-mails"]);
  expect(contractsTooEarly(all, ["0001-first-release", "0002-add-digests"])).toEqual([]);
  expect(contractsTooEarly(names, releases)).toEqual([]);
});
