/** Every file or folder named in backticks in the documentation exists. Decisions are records, so they may name removed files. */
import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";

const documents = ["README.md", "CONTRIBUTING.md", "SECURITY.md", ...globSync("docs/*.md")];

/** Names used only as examples. */
const exempt = new Set([
  "app/pages/help/press.tsx",
  "app/pages/publications/publication.tsx",
  "content/initial/pages/press.md",
  "content/pages/press.ts",
  "content/publications.ts",
  "name.test.ts",
  "name@host",
  "press.module.css",
  "server/database/migrations/0002-publications.ts",
  "content/samples/publications/*.md",
  "public/pictures/a.jpg",
  "public/pictures/clinic.jpg",
]);

/** Written by the build, the running site and the tests, so they may be missing. */
const written = ["build", "data", "node_modules", "test-results"];
const folders = globSync("*/")
  .map((path) => basename(path))
  .filter((name) => !written.includes(name));
const ownFiles = globSync(["*", "{app,server,scripts,tests,docs,documents,public,texts,content}/**/*"]).map(
  (path) => basename(path),
);
const names = new Set(ownFiles);

/** A path from the project root, with or without `*`, or the bare name of a file. */
function isPath(text: string): boolean {
  const [first = "", ...rest] = text.split("/");
  if (!/^[\w.*{},@-]+(?:\/[\w.*{},@-]*)*$/.test(text)) return false;
  return rest.length > 0 ? folders.includes(first) : /\.(?:tsx?|mjs|css|md|json|svg|journey)$/.test(text);
}

const isThere = (path: string) =>
  path.includes("/") ? globSync(path.replace(/\/$/, "")).length > 0 : names.has(path);

test("the rule tells a path from other code", () => {
  const paths = ["app/feeds", "scripts/*.mjs", "tokens.css", "server.ts"];
  expect(paths.filter((path) => !isPath(path) || !isThere(path))).toEqual([]);
  expect(["npm start", "/health", "kind/id", "STAFF_EMAIL"].filter(isPath)).toEqual([]);
  // These are ignored whether or not the site has run here.
  expect(["data/media", "build/client"].filter(isPath)).toEqual([]);
  expect(isThere("app/no-such-folder")).toBe(false);
});

test.each(documents)("%s names only existing files and folders", (document) => {
  const named = [...readFileSync(document, "utf8").matchAll(/`([^`\n]+)`/g)].map(([, text = ""]) => text);
  expect(named.filter((text) => isPath(text) && !exempt.has(text) && !isThere(text))).toEqual([]);
});

test("the map in README.md names existing folders, and every folder of app/ and server/", () => {
  const map = /## Where things are\n.*?```\n(.*?)```/s.exec(readFileSync("README.md", "utf8"))?.[1] ?? "";
  let parent = "";
  const paths = map.split("\n").flatMap((line) => {
    const [, indent, name] = /^( *)(\S+)/.exec(line) ?? [];
    if (!name) return [];
    if (!indent) parent = name.endsWith("/") ? name : "";
    return [indent ? parent + name : name];
  });
  expect(paths.length).toBeGreaterThan(20);
  const folders = globSync("{app,server}/*/").map((path) => path.replace(/^\w+\//, "").replace(/\/?$/, "/"));
  const unnamed = ["style-page/", "rendering/", "updates/", "event-map/", "faq/", "follow/"];
  expect(folders.filter((folder) => !map.includes(folder) && !unnamed.includes(folder))).toEqual([]);
  expect(paths.filter((path) => globSync(path.replace(/\/$/, "")).length === 0)).toEqual([]);
});

test("every decision is listed, and marked if superseded", () => {
  const index = readFileSync("docs/decisions/README.md", "utf8");
  const decisions = globSync("docs/decisions/2*.md");
  expect(decisions.filter((path) => !index.includes(`(${basename(path)})`))).toEqual([]);
  const replaced = decisions.filter((path) => readFileSync(path, "utf8").includes("\nSuperseded by "));
  const listed = decisions.filter((path) =>
    new RegExp(`${basename(path)}\\) \\|.*(?:superseded|replaced)`).test(index),
  );
  expect(listed.sort()).toEqual(replaced.sort());
});
