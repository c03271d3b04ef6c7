import type { SiteDatabase } from "../database/connect.ts";
import type { FaqRow } from "../database/schema.ts";
import { plainText } from "../markdown/plain-text.ts";
import { fold } from "../search/fold.ts";
import { matches, type Pattern } from "../search/pattern.ts";
import { queryOf } from "../search/query.ts";
import { encodeFields } from "../search/trigram-encoding.ts";
import { perVersion } from "./per-version.ts";

/** They are held in memory, and a search reads each. */
const MOST = 1000;

export type FaqEntry = Pick<FaqRow, "id" | "question" | "answer" | "category"> & { tags: string[] };

export function faqOf({ db }: SiteDatabase, version: () => Promise<number>) {
  const read = perVersion(version, async () => {
    const rows = await db
      .selectFrom("faq")
      .select(["id", "question", "answer", "category", "tags"])
      .orderBy("position")
      .orderBy("id")
      .limit(MOST)
      .execute();
    return rows.map((row) => {
      const tags = row.tags.split(",").flatMap((tag) => tag.trim() || []);
      const text = encodeFields([row.question, plainText(row.answer), ...tags].map(fold));
      return { entry: { ...row, tags }, text };
    });
  });

  return {
    /** Every question, in order. */
    async all(): Promise<FaqEntry[]> {
      return (await read()).map(({ entry }) => entry);
    },
    /** Those whose question, answer or tags contain the text; where none does, all its words. */
    async find(q: string): Promise<FaqEntry[]> {
      const query = queryOf(q);
      if (!query) return [];
      const entries = await read();
      const found = (pattern: Pattern) => entries.filter(({ text }) => matches(pattern, text));
      const whole = found(query.whole);
      return (whole.length > 0 ? whole : found(query.pattern)).map(({ entry }) => entry);
    },
  };
}
