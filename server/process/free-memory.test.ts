import { runInNewContext } from "node:vm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import "../../tests/memory.ts";
import { startFreeingMemory } from "./free-memory.ts";

const every = 50;
const collect = vi.fn(runInNewContext("gc"));
let freeing: { stop(): void } | undefined;
beforeEach(() => {
  collect.mockClear();
  globalThis.gc = collect as NodeJS.GCFunction;
});
afterEach(() => {
  freeing?.stop();
  globalThis.gc = undefined;
});

/** Made in a function of its own, so that nothing else holds it. */
const garbage = (bytes: number) => new WeakRef(new Uint8Array(bytes).fill(1));

/** In processor time, because on a busy machine a process waits. */
function work(milliseconds: number): void {
  const before = process.cpuUsage();
  while (process.cpuUsage(before).user < milliseconds * 1000);
}

test("an idle process frees what it no longer needs, once each time it has grown", async () => {
  freeing = startFreeingMemory(every);
  await expect.poll(() => collect.mock.calls.length).toBe(1);
  const large = garbage(64 * 1024 * 1024);
  await expect.poll(() => collect.mock.calls.length, { timeout: 10_000 }).toBe(2);
  expect(large.deref()).toBeUndefined();
});

test("a busy process is left alone", async () => {
  freeing = startFreeingMemory(every);
  for (let turn = 0; turn < 20; turn++) {
    work(every / 4);
    await new Promise(setImmediate);
  }
  expect(collect).not.toHaveBeenCalled();
});
