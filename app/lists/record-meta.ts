import { pageMeta } from "../page-meta.ts";
import type { RecordWords } from "../words/en/lists.ts";

/** A record's head; one that is not there has the head of its not-found text. */
export function recordMeta(words: RecordWords, record: { title: string; excerpt: string } | undefined) {
  if (record) return pageMeta({ title: record.title, description: record.excerpt });
  return pageMeta({ title: words.notFound, description: words.notFoundDescription, noindex: true });
}
