import { expect, test } from "vitest";
import { countedSearch } from "./failed-search.ts";

test.each([
  ["  Deep   FAKES ", "deep fakes"],
  ["ﬁshing", "fishing"],
  ["የድምፅ ማጭበርበር", "የድምፅ ማጭበርበር"],
  ["a\u0000\nb", "a b"],
  ["ISO 27001", "iso 27001"],
])("counts %j as %j", (q, expected) => {
  expect(countedSearch(q)).toBe(expected);
});

test.each([
  "abeba@example.org",
  "my mail: abeba @ example",
  "+251 91 234 5678",
  "(0911) 23-45-67",
  "٠٩١١٢٣٤٥٦٧",
  "",
  " ",
])("never stores %j", (q) => {
  expect(countedSearch(q)).toBeUndefined();
});

test("stores at most 80 characters", () => {
  expect([...(countedSearch("🦓".repeat(500)) ?? "")]).toHaveLength(80);
  expect(countedSearch("word ".repeat(100))?.length).toBeLessThanOrEqual(80);
});
