import { expect, test } from "vitest";
import { checkTitle } from "./check-title.ts";

test("reports a title that is too long for a card", () => {
  expect(checkTitle("a".repeat(80))).toEqual([]);
  expect(checkTitle("a".repeat(81))[0]).toContain("81 characters");
});
