/**
 * For what every page may show and seldom changes: read once for each version of the content. While the database does
 * not answer, the last answer stands.
 */
export function cachePerVersion<Answer>(
  version: () => Promise<number>,
  read: () => Promise<Answer>,
): () => Promise<Answer> {
  let last: { version: number; answer: Answer } | undefined;
  return async () => {
    try {
      // Asked first: what is read afterwards is at least as new.
      const current = await version();
      if (last?.version !== current) last = { version: current, answer: await read() };
    } catch (error) {
      if (!last) throw error;
    }
    return last.answer;
  };
}
