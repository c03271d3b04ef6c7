export class DeadlinePassed extends Error {
  override readonly name = "DeadlinePassed";
}

const step = 100;
/** A timer that fires later than this was delayed by the process itself. */
const longestStep = 200;

/**
 * Rejects with `DeadlinePassed` and aborts the work after `limit` milliseconds. A function as `limit` is called again at
 * each step, so that the limit can depend on the current load.
 *
 * Time during which the process was frozen or got no CPU does not count. So time is measured in short steps, and a
 * freeze of any length counts as one step. Before rejecting, the event loop gets one more turn: a result that is ready
 * wins.
 */
export async function withDeadline<Result>(
  name: string,
  limit: number | (() => number),
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  const late = Promise.withResolvers<never>();
  let passed = 0;
  let timer: NodeJS.Timeout | undefined;
  let lastTurn: NodeJS.Immediate | undefined;

  const reject = () => {
    const error = new DeadlinePassed(`${name} took longer than ${Math.round(passed)} ms.`);
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
