import { expect, test } from "vitest";
import { wrongTries } from "./wrong-tries.ts";

test("counts wrong tries by network, for ten minutes", () => {
  let now = new Date("2026-11-18T10:00:00Z");
  const tries = wrongTries(() => now);
  for (let count = 0; count < 30; count++) {
    expect(tries.areTooMany("2001:db8::1")).toBe(false);
    tries.add(`2001:db8::${count}`);
  }
  expect(tries.areTooMany("2001:db8::ffff")).toBe(true);
  expect(tries.areTooMany("2001:db8:1::1")).toBe(false);
  now = new Date("2026-11-18T10:10:01Z");
  expect(tries.areTooMany("2001:db8::1")).toBe(false);
});
