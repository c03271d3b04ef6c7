import { expect, test } from "vitest";
import { hashOfWords, senderOf } from "./sender.ts";

const same = (one: string, other: string) => senderOf(one, "secret") === senderOf(other, "secret");

test("an address is one sender however it is written, and a whole IPv6 network is one too", () => {
  expect(same("::ffff:192.0.2.1", "192.0.2.1")).toBe(true);
  expect(same("2001:db8:1:2:a:b:c:d", "2001:DB8:1:2::7")).toBe(true);
  expect(same("2001:db8::1", "2001:0db8:0:0:ffff::")).toBe(true);
  expect(same("fe80::1%eth0", "fe80::2")).toBe(true);
});

test("different networks are different senders", () => {
  expect(same("192.0.2.1", "192.0.2.2")).toBe(false);
  expect(same("2001:db8:1:2::1", "2001:db8:1:3::1")).toBe(false);
  expect(same("::1", "192.0.2.1")).toBe(false);
});

test("the address cannot be read from it without the secret", () => {
  expect(senderOf("192.0.2.1", "one")).not.toBe(senderOf("192.0.2.1", "another"));
  expect(senderOf("192.0.2.1", "one")).toMatch(/^[\da-f]{64}$/);
});

test("words that differ only in where one field ends are other words", () => {
  const words = (name: string, subject: string) =>
    hashOfWords({ name, email: "a@b.et", subject, message: "m" });
  expect(words("ab", "c")).not.toBe(words("a", "bc"));
});
