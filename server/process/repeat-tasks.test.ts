import { expect, onTestFinished, test, vi } from "vitest";
import { createLog } from "./log.ts";
import { repeatTasks } from "./repeat-tasks.ts";

test("after a failure, runs the other tasks, and all of them again when woken", async () => {
  const log = createLog("silent");
  const logged = vi.spyOn(log, "error");
  const error = new Error("The database is away");
  const fails = vi.fn(() => Promise.reject(error));
  const works = vi.fn(async () => {});
  const { wake, stop } = repeatTasks({ "Nothing was cleaned up": fails, "Nothing was sent": works }, log);
  onTestFinished(stop);
  await vi.waitUntil(() => works.mock.calls.length === 1);
  expect(logged.mock.calls).toEqual([["Nothing was cleaned up; retrying in ten seconds", { error }]]);
  wake();
  await vi.waitUntil(() => works.mock.calls.length === 2);
  expect(fails).toHaveBeenCalledTimes(2);
});

test("a stop waits for the current task, which learns of it, and no other begins", async () => {
  const finish = Promise.withResolvers<void>();
  const seen: boolean[] = [];
  const later = vi.fn(async () => {});
  const long = async (isStopped: () => boolean) => {
    seen.push(isStopped());
    await finish.promise;
    seen.push(isStopped());
  };
  const { stop } = repeatTasks({ long, later }, createLog("silent"));
  const stopped = stop();
  finish.resolve();
  await stopped;
  expect(seen).toEqual([false, true]);
  expect(later).not.toHaveBeenCalled();
});
