import { setImmediate as turn } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { DeadlinePassed, withDeadline } from "./deadline.ts";

const never = () => new Promise<never>(() => {});

function freeze(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

test("returns a result that is in time", async () => {
  await expect(withDeadline("Adding", 1000, async () => 2)).resolves.toBe(2);
});

test("rejects at the deadline, and aborts the work", async () => {
  let told: unknown;
  const work = (signal: AbortSignal) =>
    new Promise<never>(() => signal.addEventListener("abort", () => (told = signal.reason)));
  await expect(withDeadline("Waiting", 5, work)).rejects.toThrow(DeadlinePassed);
  expect(told).toBeInstanceOf(DeadlinePassed);
});

test("a result that is ready after a freeze wins over the timer", async () => {
  const work = async () => {
    // Long past the deadline when the event loop gets its next turn.
    freeze(60);
    await turn();
    return "ready";
  };
  await expect(withDeadline("Waiting", 20, work)).resolves.toBe("ready");
});

test("a freeze counts as one step, however long it was", async () => {
  const work = async () => {
    freeze(600);
    for (let turns = 0; turns < 5; turns++) await turn();
    return "ready";
  };
  await expect(withDeadline("Waiting", 500, work)).resolves.toBe("ready");
});

test("follows a limit that changes while it waits", async () => {
  let most = 60_000;
  const asked = vi.fn(() => most);
  const waiting = withDeadline("Waiting", asked, never);
  await expect.poll(() => asked.mock.calls.length > 2).toBe(true);
  most = 1;
  await expect(waiting).rejects.toThrow(DeadlinePassed);
});
