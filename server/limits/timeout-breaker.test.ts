import { expect, test } from "vitest";
import { DeadlinePassed } from "./deadline.ts";
import { timeoutBreaker } from "./timeout-breaker.ts";

function atTime() {
  let time = 0;
  const breaker = timeoutBreaker(() => time);
  return {
    ...breaker,
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
  };
}

const late = new DeadlinePassed("late");

test("opens for a second after three timeouts in a row", () => {
  const breaker = atTime();
  for (let count = 0; count < 2; count++) breaker.failed(late);
  breaker.assertClosed();
  breaker.failed(late);
  expect(breaker.assertClosed).toThrow("late");
  breaker.pass(1001);
  breaker.assertClosed();
});

test("opens again after the first timeout that follows", () => {
  const breaker = atTime();
  for (let count = 0; count < 3; count++) breaker.failed(late);
  breaker.pass(1001);
  breaker.failed(late);
  expect(breaker.assertClosed).toThrow("late");
});

test("stays closed if answers come between the timeouts", () => {
  const breaker = atTime();
  for (let count = 0; count < 9; count++) {
    breaker.failed(late);
    breaker.answered();
  }
  breaker.assertClosed();
});

test("does not count refused connections", () => {
  const breaker = atTime();
  for (let count = 0; count < 9; count++) breaker.failed(new Error("refused"));
  breaker.assertClosed();
});
