import { expect, test, vi } from "vitest";
import { coalesce, coalescePerTurn } from "./coalesce.ts";

/** Work that runs until the test finishes it or its signal aborts. */
function heldWork() {
  const { promise, resolve } = Promise.withResolvers<string>();
  let signal: AbortSignal | undefined;
  const work = vi.fn((aborted: AbortSignal) => {
    signal = aborted;
    return promise;
  });
  return { work, finish: () => resolve("done"), isStopped: () => signal?.aborted };
}

test("shares one result between concurrent callers, and starts again for a later one", async () => {
  const ask = coalesce<string>();
  const { work, finish } = heldWork();
  const asked = [ask("a", work), ask("a", work), ask("a", work)];
  finish();
  expect(await Promise.all(asked)).toEqual(["done", "done", "done"]);
  expect(work).toHaveBeenCalledTimes(1);
  await ask("a", work);
  expect(work).toHaveBeenCalledTimes(2);
});

test("continues while one caller waits, and aborts when the last has gone", async () => {
  const ask = coalesce<string>();
  const { work, isStopped } = heldWork();
  const visitors = [new AbortController(), new AbortController()];
  const asked = visitors.map(({ signal }) => ask("a", work, signal));
  visitors[0]?.abort(new Error("gone"));
  await expect(asked[0]).rejects.toThrow("gone");
  expect(isStopped()).toBe(false);
  visitors[1]?.abort(new Error("gone too"));
  await expect(asked[1]).rejects.toThrow("gone too");
  expect(isStopped()).toBe(true);
});

test("starts new work for a caller that comes after the others have gone", async () => {
  const ask = coalesce<string>();
  const [dropped, done] = [heldWork(), heldWork()];
  const visitor = new AbortController();
  const gone = ask("a", dropped.work, visitor.signal);
  visitor.abort(new Error("gone"));
  const asked = ask("a", done.work);
  done.finish();
  expect(await asked).toBe("done");
  await expect(gone).rejects.toThrow("gone");
});

test("a failure reaches all waiting callers, and no later one", async () => {
  const ask = coalesce<string>();
  const fail = () => Promise.reject(new Error("broken"));
  await expect(Promise.allSettled([ask("a", fail), ask("a", fail)])).resolves.toMatchObject(
    Array(2).fill({ status: "rejected" }),
  );
  expect(await ask("a", async () => "mended")).toBe("mended");
});

test("coalescePerTurn shares one read within a turn, and reads again later", async () => {
  let state = 1;
  const read = vi.fn(async () => state);
  const ask = coalescePerTurn(read);
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1]);
  expect(read).toHaveBeenCalledTimes(1);
  state = 2;
  expect(await ask()).toBe(2);
});

test("coalescePerTurn starts another read for a call during a read", async () => {
  const readings = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  let begun = 0;
  const ask = coalescePerTurn(() => (readings[begun++] as (typeof readings)[0]).promise);
  const first = ask();
  await vi.waitUntil(() => begun === 1);
  const second = ask();
  await vi.waitUntil(() => begun === 2);
  readings[0]?.resolve("old");
  readings[1]?.resolve("new");
  expect(await Promise.all([first, second])).toEqual(["old", "new"]);
});

test("coalescePerTurn passes a failure to all callers of the turn, and no later one", async () => {
  const read = vi.fn<() => Promise<number>>().mockRejectedValueOnce(new Error("away")).mockResolvedValue(1);
  const ask = coalescePerTurn(read);
  expect(await Promise.allSettled([ask(), ask()])).toMatchObject([
    { status: "rejected" },
    { status: "rejected" },
  ]);
  expect(await ask()).toBe(1);
});
