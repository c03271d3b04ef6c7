import { expect, test } from "vitest";
import { addressOfUpdate } from "./addresses.ts";

test.each([
  ["news", "/news/why"],
  ["event", "/events/why"],
  ["resource", "/resources#why"],
] as const)("a card of the type %s leads to %s", (type, address) => {
  expect(addressOfUpdate({ type, id: "why" })).toBe(address);
});

test("an id is never more than an id", () => {
  expect(addressOfUpdate({ type: "news", id: "../a?b#c" })).toBe("/news/..%2Fa%3Fb%23c");
});
