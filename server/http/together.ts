/**
 * One question for all who ask at the same time. An answer serves only those who asked before its question was
 * put, so that nobody gets one that is older than their own.
 */
export function together<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let underWay: Promise<unknown> = Promise.resolve();
  let next: Promise<Answer> | undefined;
  const begin = () => {
    next = undefined;
    const answer = ask();
    underWay = answer.catch(() => {});
    return answer;
  };
  return () => {
    next ??= underWay.then(begin);
    return next;
  };
}
