import { TooBusy } from "./too-busy.ts";

export type Queue = <T>(key: string, until: number, work: () => Promise<T>) => Promise<T>;

/** Runs the tasks of each key one at a time, in order of arrival. A task rejects with `TooBusy` if its turn comes too late. */
export function createQueue(): Queue {
  const last = new Map<string, Promise<void>>();
  return async (key, until, work) => {
    const before = last.get(key);
    const done = Promise.withResolvers<void>();
    const own = (before ?? Promise.resolve()).then(() => done.promise);
    last.set(key, own);
    try {
      if (before) await waitUntil(before, until, key);
      return await work();
    } finally {
      done.resolve();
      if (last.get(key) === own) last.delete(key);
    }
  };
}

/** `until`: as from performance.now(). */
async function waitUntil(before: Promise<void>, until: number, key: string): Promise<void> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => late.reject(new TooBusy(`waiting for ${key}`)),
    Math.max(0, until - performance.now()),
  );
  try {
    await Promise.race([before, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
