import { setTimeout } from "node:timers/promises";
import type { MiddlewareHandler } from "hono";

/** The header in which a handler asks for a delay, in seconds. It is removed before the answer is sent. */
export const slowBy = "x-slow-by";

/**
 * Delays such answers. They wait outside all other limits, so that they hold up no other request. Beyond `maxWaiting`,
 * answers are sent without delay, because a flood must not fill the server with waiting requests.
 */
export function slowAnswers(maxWaiting: number): MiddlewareHandler {
  let waiting = 0;
  return async (context, next) => {
    await next();
    const seconds = Number(context.res.headers.get(slowBy));
    if (!seconds) return;
    context.res.headers.delete(slowBy);
    if (waiting >= maxWaiting) return;
    waiting++;
    // Stop waiting when the client disconnects; its message is stored anyway.
    await setTimeout(seconds * 1000, undefined, { signal: context.req.raw.signal }).catch(() => {});
    waiting--;
  };
}
