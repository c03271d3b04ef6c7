import { expect, test } from "vitest";
import { DeadlinePassed } from "./deadline.ts";
import { noticeSilence } from "./timeout-breaker.ts";

function atTime() {
  let time = 0;
  const silence = noticeSilence(() => time);
  return {
    ...silence,
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
  };
}

const late = new DeadlinePassed("late");

test("after three answers in a row that did not come, nobody waits for a second", () => {
  const silence = atTime();
  for (let count = 0; count < 2; count++) silence.failed(late);
  silence.assertNone();
  silence.failed(late);
  expect(silence.assertNone).toThrow("late");
  silence.pass(1001);
  silence.assertNone();
});

test("then the first that does not come is enough", () => {
  const silence = atTime();
  for (let count = 0; count < 3; count++) silence.failed(late);
  silence.pass(1001);
  silence.failed(late);
  expect(silence.assertNone).toThrow("late");
});

test("a slow answer among others is no silence", () => {
  const silence = atTime();
  for (let count = 0; count < 9; count++) {
    silence.failed(late);
    silence.answered();
  }
  silence.assertNone();
});

test("connections that are refused are no silence", () => {
  const silence = atTime();
  for (let count = 0; count < 9; count++) silence.failed(new Error("refused"));
  silence.assertNone();
});
