import { expect, test } from "vitest";
import { addressOf, filterIn, filters } from "./update-filter.ts";

test.each(filters)("the address of %s leads back to it", (filter) => {
  expect(filterIn(new URL(addressOf(filter), "https://this.site").search)).toBe(filter);
});

test.each([
  "",
  "?index",
  "?updates=",
  "?updates=%20",
  "?updates=NEWS",
  "?updates=%00",
  "?updates=constructor",
  `?updates=${"x".repeat(10_000)}`,
])("%.40s asks for everything", (search) => {
  expect(filterIn(search)).toBe("all");
});

test("of several filters the first counts", () => {
  expect(filterIn("?updates=event&updates=news")).toBe("events");
});
