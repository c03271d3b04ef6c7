export class DeadlinePassed extends Error {
  override readonly name = "DeadlinePassed";
}

const step = 100;

/**
 * The result of the work, or an error after that many milliseconds; the work itself is told by its signal. A function
 * says how long the work may take as things are now, and is asked again at each step.
 *
 * A process that was frozen, or had no processor, must not blame the work for it. So time is counted in short steps, of
 * which a freeze is one, and the event loop gets one more turn before anything is rejected: a result that is ready wins.
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
    const error = new DeadlinePassed(`${what} took longer than ${passed} ms.`);
    late.reject(error);
    controller.abort(error);
  };
  const wait = () => {
    const left = (typeof limit === "number" ? limit : limit()) - passed;
    const next = Math.min(step, left);
    if (left <= 0) lastTurn = setImmediate(reject);
    else
      timer = setTimeout(() => {
        passed += next;
        wait();
      }, next);
  };

  wait();
  try {
    return await Promise.race([work(controller.signal), late.promise]);
  } finally {
    clearTimeout(timer);
    clearImmediate(lastTurn);
  }
}
