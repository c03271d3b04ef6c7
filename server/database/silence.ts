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
    unanswered: (error: unknown) => {
      missing++;
      cause = error;
      if (missing >= silentAfter) until = now() + pause;
    },
  };
}
