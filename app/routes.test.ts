/** What the types of the route table and of content/kinds.ts cannot say. */
import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { kinds, sections, updateKinds } from "../content/kinds.ts";
import { routes } from "./routes.ts";

test("every file of the table is there", () => {
  expect(routes.map(({ file }) => file).filter((file) => !existsSync(`app/${file}`))).toEqual([]);
});

test("the list without a page of its own stands at kinds only", () => {
  const paths: string[] = sections.map((kind) => kinds[kind].path);
  const lists = routes.filter(({ file }) => file === "pages/list/list.tsx").map(({ path }) => path);
  expect(lists.filter((path) => !paths.includes(path))).toEqual([]);
});

test("no two kinds share an address or a filter", () => {
  expect(new Set(sections.map((kind) => kinds[kind].path)).size).toBe(sections.length);
  expect(new Set(updateKinds.map((kind) => kinds[kind].updates.filter)).size).toBe(updateKinds.length);
});
