import { setTimeout as pause } from "node:timers/promises";

/** Visitors who come meanwhile find the machine idle at least half of the time. */
const rest = 100;

/** Does one thing after the other in the background. Resolves, when told to stop, once nothing is under way. */
export function warmUp(tasks: Iterable<(signal: AbortSignal) => Promise<unknown>>): () => Promise<void> {
  const controller = new AbortController();
  const { signal } = controller;
  const work = async () => {
    for (const task of tasks) {
      await pause(rest, undefined, { signal, ref: false });
      // A page that fails now is rendered when a visitor asks for it, and the failure is logged then.
      await task(signal).catch(() => {});
    }
  };
  const done = work().catch(() => {});
  return () => {
    controller.abort();
    return done;
  };
}
