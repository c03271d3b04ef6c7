import { DeadlinePassed } from "./deadline.ts";

/** After this many timeouts in a row, requests fail immediately for this many milliseconds. */
const maxTimeouts = 3;
const pause = 1000;

export type TimeoutBreaker = ReturnType<typeof timeoutBreaker>;

/** Opens while a service answers no request, so that not every caller waits for the same timeout. */
export function timeoutBreaker(now = () => performance.now()) {
  let timeouts = 0;
  let openUntil = 0;
  let cause: unknown;
  return {
    assertClosed: () => {
      if (now() < openUntil) throw cause;
    },
    answered: () => {
      timeouts = 0;
    },
    /** Counts timeouts only: a connection that is refused or breaks fails without a wait. */
    failed: (error: unknown) => {
      if (!(error instanceof DeadlinePassed)) return;
      timeouts++;
      cause = error;
      if (timeouts >= maxTimeouts) openUntil = now() + pause;
    },
  };
}
