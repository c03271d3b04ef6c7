import { expect, test } from "vitest";
import { concurrencyLimit } from "./concurrency-limit.ts";
import { TooBusy } from "./too-busy.ts";

function heldTask() {
  let finish = () => {};
  let started = false;
  const done = new Promise<void>((resolve) => (finish = resolve));
  const task = () => {
    started = true;
    return done;
  };
  return { task, finish, isStarted: () => started };
}

test("limits how many tasks run at once, and runs the others in order", async () => {
  const run = concurrencyLimit({ name: "test", concurrency: 1, maxWaiting: 2 });
  const tasks = [heldTask(), heldTask(), heldTask()];
  const results = tasks.map(({ task }) => run(task));
  expect(tasks.map(({ isStarted }) => isStarted())).toEqual([true, false, false]);
  tasks[0]?.finish();
  await results[0];
  await expect.poll(() => tasks.map(({ isStarted }) => isStarted())).toEqual([true, true, false]);
  tasks[1]?.finish();
  tasks[2]?.finish();
  await Promise.all(results);
});

test("refuses tasks while the queue is full, and accepts them again afterwards", async () => {
  const run = concurrencyLimit({ name: "test", concurrency: 1, maxWaiting: 1 });
  const [first, second] = [heldTask(), heldTask()];
  const results = [run(first.task), run(second.task)];
  await expect(run(async () => {})).rejects.toThrow(TooBusy);
  first.finish();
  second.finish();
  await Promise.all(results);
  await expect(run(async () => "taken")).resolves.toBe("taken");
});

test("drops a task whose signal aborts while it waits", async () => {
  const run = concurrencyLimit({ name: "test", concurrency: 1, maxWaiting: 1 });
  const [first, dropped, third] = [heldTask(), heldTask(), heldTask()];
  const hangUp = new AbortController();
  const result = run(first.task);
  const gone = run(dropped.task, hangUp.signal);
  hangUp.abort(new Error("hung up"));
  await expect(gone).rejects.toThrow("hung up");
  const last = run(third.task);
  first.finish();
  third.finish();
  await Promise.all([result, last]);
  expect(dropped.isStarted()).toBe(false);
});

test("a failed task frees its slot", async () => {
  const run = concurrencyLimit({ name: "test", concurrency: 1, maxWaiting: 0 });
  await expect(run(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  await expect(run(async () => "next")).resolves.toBe("next");
});
