import { expect, test } from "vitest";
import { withoutPort } from "./visitor-address.ts";

test.each([
  ["192.0.2.1", "192.0.2.1"],
  ["192.0.2.1:4711", "192.0.2.1"],
  ["2001:db8::1", "2001:db8::1"],
  ["[2001:db8::1]", "2001:db8::1"],
  ["[2001:db8::1]:4711", "2001:db8::1"],
  ["[::1]:99", "::1"],
  ["::ffff:192.0.2.1", "::ffff:192.0.2.1"],
  ["[::ffff:192.0.2.1]:80", "::ffff:192.0.2.1"],
  ["unknown", "unknown"],
])("the address in %s is %s", (address, expected) => {
  expect(withoutPort(address)).toBe(expected);
});
