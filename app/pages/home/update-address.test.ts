import { expect, test } from "vitest";
import { addressOfUpdate } from "./update-address.ts";

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
