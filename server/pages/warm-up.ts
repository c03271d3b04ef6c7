import { setTimeout as pause } from "node:timers/promises";
import { freeMemory } from "../process/free-memory.ts";

/** In milliseconds, between two tasks: leaves the machine to visitors at least half of the time. */
const rest = 100;
/** Memory is freed after so many tasks: what waits for longer stays between the cached pages and cannot be returned. */
const batch = 8;

/** Runs the tasks in the background, one at a time. Returns a function that stops it and resolves when it has stopped. */
export function warmUp(tasks: Iterable<(signal: AbortSignal) => Promise<unknown>>): () => Promise<void> {
  const controller = new AbortController();
  const { signal } = controller;
  const work = async () => {
    let finished = 0;
    for (const task of tasks) {
      await pause(rest, undefined, { signal, ref: false });
      // A page that fails now is rendered when a visitor requests it, and that failure is logged.
      await task(signal).catch(() => {});
      if (++finished % batch === 0) freeMemory();
    }
  };
  const done = work().catch(() => {});
  return () => {
    controller.abort();
    return done;
  };
}
