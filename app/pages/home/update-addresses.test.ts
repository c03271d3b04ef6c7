import { expect, test } from "vitest";
import { addressOf, addressOfUpdate, filterIn, filters } from "./update-addresses.ts";

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

test.each([
  ["news", "/news/why"],
  ["events", "/events/why"],
  ["resources", "/resources#why"],
] as const)("a card of %s leads to %s", (kind, address) => {
  expect(addressOfUpdate({ kind, id: "why" })).toBe(address);
});

test("an id is never more than an id", () => {
  expect(addressOfUpdate({ kind: "news", id: "../a?b#c" })).toBe("/news/..%2Fa%3Fb%23c");
});
