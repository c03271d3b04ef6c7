export class DeadlinePassed extends Error {
  override readonly name = "DeadlinePassed";
}

const step = 100;
/** A timer that is later than this was held up by the process itself. */
const longestStep = 200;

/**
 * The result of the work, or an error after that many milliseconds; the work itself is told by its signal. A function
 * says how long the work may take as things are now, and is asked again at each step.
 *
 * A process that was frozen, or had no processor, must not blame the work for it. So time is counted in short steps, of
 * which a freeze is one however long it was, and the event loop gets one more turn before anything is rejected: a result
 * that is ready wins.
 */
export async function withDeadline<Result>(
  what: string,
  limit: number | (() => number),
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  const late = Promise.withResolvers<never>();
  let passed = 0;
  let timer: NodeJS.Timeout | undefined;
  let lastTurn: NodeJS.Immediate | undefined;

  const reject = () => {
    const error = new DeadlinePassed(`${what} took longer than ${Math.round(passed)} ms.`);
    late.reject(error);
    controller.abort(error);
  };
  const wait = () => {
    const left = (typeof limit === "number" ? limit : limit()) - passed;
    if (left <= 0) {
      lastTurn = setImmediate(reject);
      return;
    }
    const before = performance.now();
    timer = setTimeout(
      () => {
        passed += Math.min(performance.now() - before, longestStep);
        wait();
      },
      Math.min(step, left),
    );
  };

  wait();
  try {
    return await Promise.race([work(controller.signal), late.promise]);
  } finally {
    clearTimeout(timer);
    clearImmediate(lastTurn);
  }
}
