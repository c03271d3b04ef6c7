import { expect, test } from "vitest";
import { checks } from "../../words/en/desk/checks.ts";
import { checkTitle } from "./check-title.ts";

test("reports a title that is too long for a card", () => {
  expect(checkTitle("a".repeat(80), checks)).toEqual([]);
  expect(checkTitle("a".repeat(81), checks)[0]).toContain("81 characters");
});
