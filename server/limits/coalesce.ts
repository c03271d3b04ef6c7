type InProgress<Result> = { result: Promise<Result>; waiting: number; controller: AbortController };

/** Shares one piece of work between all callers that ask for it while it runs. It is aborted once all have aborted. */
export function coalesce<Result>() {
  const inProgress = new Map<string, InProgress<Result>>();

  const begin = (key: string, work: (signal: AbortSignal) => Promise<Result>): InProgress<Result> => {
    const controller = new AbortController();
    const result = work(controller.signal).finally(() => {
      if (inProgress.get(key) === begun) inProgress.delete(key);
    });
    // If all callers have gone, no one else handles a failure.
    result.catch(() => {});
    const begun = { result, waiting: 0, controller };
    inProgress.set(key, begun);
    return begun;
  };

  return async (key: string, work: (signal: AbortSignal) => Promise<Result>, signal?: AbortSignal) => {
    signal?.throwIfAborted();
    const shared = inProgress.get(key) ?? begin(key, work);
    shared.waiting++;
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    const hangUp = () => {
      reject(signal?.reason);
      if (--shared.waiting > 0) return;
      inProgress.delete(key);
      shared.controller.abort(signal?.reason);
    };
    signal?.addEventListener("abort", hangUp, { once: true });
    shared.result.then(resolve, reject).finally(() => signal?.removeEventListener("abort", hangUp));
    return promise;
  };
}

/**
 * Shares one read between all callers within one turn of the event loop. The read starts after the last of them has
 * called, so no caller gets a state older than its call (`coalesce` may: it also shares work in progress).
 */
export function coalescePerTurn<Answer>(read: () => Promise<Answer>): () => Promise<Answer> {
  let next: Promise<Answer> | undefined;
  return () => {
    next ??= new Promise((resolve) =>
      // After the requests that have arrived so far.
      setImmediate(() => {
        next = undefined;
        resolve(read());
      }),
    );
    return next;
  };
}
