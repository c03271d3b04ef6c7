/** So many a minute: the others wait in the mailbox. */
export function turns(perMinute: number, wait: (milliseconds: number) => Promise<void>): () => Promise<void> {
  const minute = 60_000;
  let [start, count] = [Number.NEGATIVE_INFINITY, 0];
  return async () => {
    if (count >= perMinute) await wait(start + minute - performance.now());
    if (performance.now() - start >= minute) [start, count] = [performance.now(), 0];
    count++;
  };
}
