import { expect, test, vi } from "vitest";
import { coalescePerTurn } from "./coalesce-per-turn.ts";

test("those who ask in one moment share a reading, those who ask later get a newer one", async () => {
  let state = 1;
  const read = vi.fn(async () => state);
  const ask = coalescePerTurn(read);
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1]);
  expect(read).toHaveBeenCalledTimes(1);
  state = 2;
  expect(await ask()).toBe(2);
});

test("who asks while a reading is under way waits for the next", async () => {
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

test("a failure reaches all who asked, and no one after them", async () => {
  const read = vi.fn<() => Promise<number>>().mockRejectedValueOnce(new Error("away")).mockResolvedValue(1);
  const ask = coalescePerTurn(read);
  expect(await Promise.allSettled([ask(), ask()])).toMatchObject([
    { status: "rejected" },
    { status: "rejected" },
  ]);
  expect(await ask()).toBe(1);
});
