import { expect, test, vi } from "vitest";
import { circuitBreaker } from "./circuit-breaker.ts";
import { DeadlinePassed } from "./deadline.ts";

const never = () => new Promise<never>(() => {});

test("passes results on", async () => {
  let state = 1;
  const ask = circuitBreaker({ name: "Asking", deadline: 5000, pause: 5000, trial: 5000 }, async () => state);
  expect(await ask()).toBe(1);
  state = 2;
  expect(await ask()).toBe(2);
});

test("waits for the deadline once, then fails immediately without calling", async () => {
  const silent = vi.fn(never);
  const ask = circuitBreaker({ name: "Asking", deadline: 20, pause: 60_000, trial: 20 }, silent);
  await expect(ask()).rejects.toThrow(DeadlinePassed);
  for (let times = 0; times < 100; times++) await expect(ask()).rejects.toThrow(DeadlinePassed);
  expect(silent).toHaveBeenCalledTimes(1);
});

test("calls again after the pause, and recovers", async () => {
  const answers = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error("away"))
    .mockResolvedValue("back");
  const ask = circuitBreaker({ name: "Asking", deadline: 5000, pause: 0, trial: 5000 }, answers);
  await expect(ask()).rejects.toThrow("away");
  expect(await ask()).toBe("back");
  expect(await ask()).toBe("back");
});

test("the first caller after the pause waits only briefly, and a late result still counts", async () => {
  const late = Promise.withResolvers<string>();
  const answers = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error("away"))
    .mockReturnValueOnce(late.promise)
    .mockResolvedValue("next");
  const ask = circuitBreaker({ name: "Asking", deadline: 60_000, pause: 0, trial: 5 }, answers);
  await expect(ask()).rejects.toThrow("away");
  await expect(ask()).rejects.toThrow(DeadlinePassed);
  await expect(ask()).rejects.toThrow("away");
  expect(answers).toHaveBeenCalledTimes(2);
  late.resolve("late");
  await expect.poll(() => ask().catch(() => undefined)).toBe("next");
});
