import { expect, test } from "vitest";
import { contentHash } from "../inbox/rate-limits/hashes.ts";
import { networkHash, networksOf } from "./networks.ts";

const names = (address: string) => networksOf(address).map(({ name }) => name);

test.each([
  ["::ffff:192.0.2.1", "192.0.2.1"],
  ["::FFFF:C000:201", "192.0.2.1"],
  ["0:0:0:0:0:ffff:192.0.2.1", "192.0.2.1"],
  ["2001:DB8:1:2::7", "2001:db8:1:2:a:b:c:d"],
  ["2001:0db8:0:0:ffff::", "2001:db8::1"],
  ["fe80::1%eth0", "fe80::2"],
])("%s is the same sender as %s", (one, other) => {
  expect(names(one)).toEqual(names(other));
});

test("an address lies in wider and wider networks", () => {
  expect(names("192.0.2.1")).toEqual(["192.0.2.1", "192.0.2.0/24"]);
  expect(names("2001:db8:1:2::1")).toEqual(["2001:db8:1:2::/64", "2001:db8:1::/48", "2001:db8::/32"]);
  expect(names("::1")).toEqual(["0:0:0:0::/64", "0:0:0::/48", "0:0::/32"]);
});

test.each(["", "unknown", "not an address", "192.0.2.256", "192.0.2.1:80", "2001:db8::1::2"])(
  "%o is unknown, and so one sender",
  (address) => expect(names(address)).toEqual(["unknown"]),
);

test("the address cannot be read from its hash without the key", () => {
  expect(networkHash("192.0.2.1", "one")).not.toBe(networkHash("192.0.2.1", "another"));
  expect(networkHash("192.0.2.1", "one")).toMatch(/^[\da-f]{32}$/);
});

test("content that differs only in where one field ends is other content", () => {
  const hash = (name: string, subject: string) =>
    contentHash({ name, email: "a@b.et", subject, message: "m" });
  expect(hash("ab", "c")).not.toBe(hash("a", "bc"));
});
