type UnderWay<Result> = { result: Promise<Result>; waiting: number; controller: AbortController };

/**
 * Does a piece of work once for all who ask for it while it is under way. It is told to stop (by its signal) once
 * all of them have hung up (by theirs).
 */
export function coalesce<Result>() {
  const underWay = new Map<string, UnderWay<Result>>();

  const begin = (key: string, work: (signal: AbortSignal) => Promise<Result>): UnderWay<Result> => {
    const controller = new AbortController();
    const result = work(controller.signal).finally(() => {
      if (underWay.get(key) === begun) underWay.delete(key);
    });
    // Whoever has hung up does not hear of a failure.
    result.catch(() => {});
    const begun = { result, waiting: 0, controller };
    underWay.set(key, begun);
    return begun;
  };

  return async (key: string, work: (signal: AbortSignal) => Promise<Result>, signal?: AbortSignal) => {
    signal?.throwIfAborted();
    const shared = underWay.get(key) ?? begin(key, work);
    shared.waiting++;
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    const hangUp = () => {
      reject(signal?.reason);
      if (--shared.waiting > 0) return;
      underWay.delete(key);
      shared.controller.abort(signal?.reason);
    };
    signal?.addEventListener("abort", hangUp, { once: true });
    shared.result.then(resolve, reject).finally(() => signal?.removeEventListener("abort", hangUp));
    return promise;
  };
}
