import { expect, test } from "vitest";
import { DeadlinePassed, withDeadline } from "./deadline.ts";

test("gives the result of what is done in time", async () => {
  await expect(withDeadline("Adding", 1000, async () => 2)).resolves.toBe(2);
});

test("does not wait longer than the deadline, and tells the work", async () => {
  let told: unknown;
  const never = (signal: AbortSignal) =>
    new Promise<never>(() => signal.addEventListener("abort", () => (told = signal.reason)));
  await expect(withDeadline("Waiting", 5, never)).rejects.toThrow(DeadlinePassed);
  expect(told).toBeInstanceOf(DeadlinePassed);
});
