import { expect, test } from "vitest";
import { DeadlinePassed } from "../limits/deadline.ts";
import { answerWithin } from "./answer-within.ts";

test("an answer that comes in time is given, a failure too", async () => {
  await expect(answerWithin(1000, async () => 2)).resolves.toBe(2);
  await expect(answerWithin(1000, () => Promise.reject(new Error("refused")))).rejects.toThrow("refused");
});

test("who gets no answer is told so at the deadline", async () => {
  await expect(answerWithin(100, () => new Promise(() => {}))).rejects.toThrow(DeadlinePassed);
});

test("time in which this process was too busy to read the answer does not count", async () => {
  const busyFirst = () =>
    new Promise<string>((resolve) =>
      setImmediate(() => {
        const until = performance.now() + 600;
        while (performance.now() < until);
        setTimeout(() => resolve("read at last"), 1);
      }),
    );
  await expect(answerWithin(300, busyFirst)).resolves.toBe("read at last");
});
