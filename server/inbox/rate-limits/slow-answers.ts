import { setTimeout } from "node:timers/promises";
import type { MiddlewareHandler } from "hono";

/** How many seconds an answer is to wait. Whoever answers sets it; it is taken off before the answer is sent. */
export const slowBy = "x-slow-by";

/**
 * Sends such answers later, with or without script. They wait outside of all other limits, so nobody waits for them, and
 * only so many of them do: beyond that an answer is sent at once, because a flood must not fill the server by being slowed.
 */
export function slowAnswers(atOnce: number): MiddlewareHandler {
  let waiting = 0;
  return async (context, next) => {
    await next();
    const seconds = Number(context.res.headers.get(slowBy));
    if (!seconds) return;
    context.res.headers.delete(slowBy);
    if (waiting >= atOnce) return;
    waiting++;
    // Whoever hangs up waits no longer; what they sent is stored.
    await setTimeout(seconds * 1000, undefined, { signal: context.req.raw.signal }).catch(() => {});
    waiting--;
  };
}
