/**
 * Answers all who ask within a turn of the event loop with one reading, which begins after the last of them has
 * asked: nobody is told of a state older than their question. (`coalesce` also shares what is under way.)
 */
export function coalescePerTurn<Answer>(read: () => Promise<Answer>): () => Promise<Answer> {
  let next: Promise<Answer> | undefined;
  return () => {
    next ??= new Promise((resolve) =>
      // After the requests that have arrived so far have been taken up.
      setImmediate(() => {
        next = undefined;
        resolve(read());
      }),
    );
    return next;
  };
}
