/**
 * Caches content that many pages show and that seldom changes: read once per content version. If the database fails, the
 * last answer stays valid.
 */
export function cachePerVersion<Answer>(
  version: () => Promise<number>,
  read: () => Promise<Answer>,
): () => Promise<Answer> {
  let last: { version: number; answer: Answer } | undefined;
  return async () => {
    try {
      // The version is read first, so the answer is at least as new.
      const current = await version();
      if (last?.version !== current) last = { version: current, answer: await read() };
    } catch (error) {
      if (!last) throw error;
    }
    return last.answer;
  };
}
