import { expect, test } from "vitest";
import { guessLimit } from "./guess-limit.ts";

test("counts wrong guesses by network, for ten minutes", () => {
  let now = new Date("2026-11-18T10:00:00Z");
  const guesses = guessLimit(() => now);
  for (let count = 0; count < 30; count++) {
    expect(guesses.isReached("2001:db8::1")).toBe(false);
    guesses.noteWrong(`2001:db8::${count}`);
  }
  expect(guesses.isReached("2001:db8::ffff")).toBe(true);
  expect(guesses.isReached("2001:db8:1::1")).toBe(false);
  now = new Date("2026-11-18T10:10:01Z");
  expect(guesses.isReached("2001:db8::1")).toBe(false);
});
