/**
 * Answers all who ask in the same moment with one reading, which begins after the last of them has asked: nobody
 * is told of a state older than their question.
 */
export function askedTogether<Answer>(read: () => Promise<Answer>): () => Promise<Answer> {
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
