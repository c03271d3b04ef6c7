import { expect, test } from "vitest";
import { filterAddress, filterIn, filters, updateAddress } from "./update-addresses.ts";

test.each(filters)("reads back the address of the filter %s", (filter) => {
  expect(filterIn(new URL(filterAddress(filter), "https://this.site").search)).toBe(filter);
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
])("%.40s shows all updates", (search) => {
  expect(filterIn(search)).toBe("all");
});

test("uses the first of several filters", () => {
  expect(filterIn("?updates=event&updates=news")).toBe("events");
});

test.each([
  ["news", "/news/why"],
  ["events", "/events/why"],
  ["resources", "/resources#why"],
] as const)("a card of %s leads to %s", (kind, address) => {
  expect(updateAddress({ kind, id: "why" })).toBe(address);
});

test("escapes ids", () => {
  expect(updateAddress({ kind: "news", id: "../a?b#c" })).toBe("/news/..%2Fa%3Fb%23c");
});
