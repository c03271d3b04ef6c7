/** Rules that the types of the route table and of content/kinds.ts cannot express. */
import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { kinds, sections, updateKinds } from "../content/kinds.ts";
import { routes } from "./routes.ts";

test("every file in the route table exists", () => {
  expect(routes.map(({ file }) => file).filter((file) => !existsSync(`app/${file}`))).toEqual([]);
});

test("the generic list page is used only at the address of a section", () => {
  const paths: string[] = sections.map((kind) => kinds[kind].path);
  const lists = routes.filter(({ file }) => file === "pages/list/list.tsx").map(({ path }) => path);
  expect(lists.filter((path) => !paths.includes(path))).toEqual([]);
});

test("no two sections share an address or a filter", () => {
  expect(new Set(sections.map((kind) => kinds[kind].path)).size).toBe(sections.length);
  expect(new Set(updateKinds.map((kind) => kinds[kind].updates.filter)).size).toBe(updateKinds.length);
});
