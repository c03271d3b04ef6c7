import { expect, test } from "vitest";
import { sectionWords } from "../../words/en/sections.ts";
import { knownCategory } from "./resources-address.ts";

test.each([
  ["", ""],
  ["all resources", ""],
  [" FOR THE PUBLIC ", "For the Public"],
  ["for policy makers", "For Policy Makers"],
  ["Poetry", "Poetry"],
  ["constructor", "constructor"],
])("%j is shown as %j", (asked, name) => {
  expect(knownCategory(asked)).toBe(name);
});

const asked = { narrowed: false, searched: false, category: "All Resources" };

test("empty lists say what the specification asks for", () => {
  expect(sectionWords.resources.list.empty(asked)).toBe("No resources available at the moment.");
  expect(sectionWords.resources.list.empty({ ...asked, narrowed: true, category: "For the Public" })).toBe(
    'No resources found for category "For the Public".',
  );
  expect(
    sectionWords.resources.list.empty({ narrowed: true, searched: true, category: "For the Public" }),
  ).toBe('No resources found for category "For the Public" matching your search.');
  expect(sectionWords.resources.list.empty({ ...asked, narrowed: true, searched: true })).toBe(
    'No resources found for category "All Resources" matching your search.',
  );
});
