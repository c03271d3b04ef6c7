import { expect, test } from "vitest";
import { checkTitle } from "./title.ts";

test("a title that no card holds is named", () => {
  expect(checkTitle("a".repeat(80))).toEqual([]);
  expect(checkTitle("a".repeat(81))[0]).toContain("81 characters");
});
