/** In milliseconds. Other processes of PostgreSQL see a change after this time at the latest. */
const trustedFor = 250;

type Parts = {
  read: () => Promise<number>;
  /** See SiteDatabase. */
  changeMark: () => number;
  /** Whether reading will change it. */
  mustRead?: () => boolean;
  now?: () => number;
};

export type PolledVersion = ReturnType<typeof polledVersion>;

/**
 * The version of the content, which every request needs several times, read from the database only if it may have
 * changed. A change by this process is visible to its next request: see docs/decisions/2026-11-18-leases.md.
 */
export function polledVersion({
  read,
  changeMark,
  mustRead = () => false,
  now = () => performance.now(),
}: Parts) {
  let last: { version: number; mark: number; at: number } | undefined;
  const isCurrent = (mark: number, at: number) =>
    !mustRead() && last?.mark === mark && at - last.at < trustedFor;
  return {
    async version(): Promise<number> {
      // Both before reading: what changes meanwhile may be missing from the answer.
      const [mark, at] = [changeMark(), now()];
      if (last && isCurrent(mark, at)) return last.version;
      const version = await read();
      last = { version, mark, at };
      return version;
    },
    /** The version, if it need not be read. */
    knownVersion: (): number | undefined => (isCurrent(changeMark(), now()) ? last?.version : undefined),
  };
}

/** In milliseconds. */
const askedOnceIn = 1;

/**
 * Asks again after a change by this process, or after a millisecond. For the version of cached pages: working it out takes
 * a tenth of the time of sending one.
 */
export function onceAMillisecond<Answer>(
  ownChanges: () => number,
  ask: () => Answer,
  now = () => performance.now(),
): () => Answer {
  let last: { answer: Answer; changes: number; at: number } | undefined;
  return () => {
    const [changes, at] = [ownChanges(), now()];
    if (!last || changes !== last.changes || at - last.at >= askedOnceIn)
      last = { answer: ask(), changes, at };
    return last.answer;
  };
}
