import { DeadlinePassed } from "./deadline.ts";

/** After so many answers in a row that did not come, nobody asks for so many milliseconds. */
const silentAfter = 3;
const pause = 1000;

export type Silence = ReturnType<typeof noticeSilence>;

/** Notices that the database answers nobody, so that not everyone has to wait for that anew. */
export function noticeSilence(now = () => performance.now()) {
  let missing = 0;
  let until = 0;
  let cause: unknown;
  return {
    assertNone: () => {
      if (now() < until) throw cause;
    },
    answered: () => {
      missing = 0;
    },
    /** A connection that is refused or breaks tells so at once: only what was waited for in vain counts. */
    failed: (error: unknown) => {
      if (!(error instanceof DeadlinePassed)) return;
      missing++;
      cause = error;
      if (missing >= silentAfter) until = now() + pause;
    },
  };
}
