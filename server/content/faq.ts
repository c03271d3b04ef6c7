import type { Language } from "../../languages.ts";
import type { SiteDatabase } from "../database/connect.ts";
import type { FaqRow } from "../database/schema.ts";
import { mapInTurns } from "../limits/event-loop-turns.ts";
import { plainText } from "../markdown/plain-text.ts";
import { fold } from "../search/fold.ts";
import { indexedText } from "../search/indexed-text.ts";
import { matches, type Pattern } from "../search/pattern.ts";
import { queryOf } from "../search/query.ts";
import { allInLanguage } from "./in-language.ts";
import { perVersion } from "./per-version.ts";

/** They are held in memory, and a search reads each. */
const MOST = 1000;

export type FaqEntry = Pick<FaqRow, "id" | "question" | "answer" | "category" | "language"> & {
  tags: string[];
};

export function faqOf({ db }: SiteDatabase, version: () => Promise<number>, language: Language) {
  const read = perVersion(version, async () => {
    const rows = await db
      .selectFrom("faq")
      .select(["id", "question", "answer", "category", "tags", "language"])
      .orderBy("position")
      .orderBy("id")
      .limit(MOST)
      .execute();
    const shown = await allInLanguage({ db, kind: "faq", language }, rows);
    return mapInTurns(shown, ({ languages: _, ...row }, index) => {
      const original = rows[index]?.language === row.language ? [] : textsOf(rows[index] ?? row);
      const text = indexedText([...textsOf(row), ...original].map(fold));
      return { entry: { ...row, tags: tagsIn(row) }, text };
    });
  });

  return {
    /** Every question, in order. */
    async all(): Promise<FaqEntry[]> {
      return (await read()).map(({ entry }) => entry);
    },
    /** Those whose question, answer or tags contain the text, as shown or as written; where none does, all its words. */
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

const tagsIn = ({ tags }: Pick<FaqRow, "tags">) => tags.split(",").flatMap((tag) => tag.trim() || []);
const textsOf = (row: Pick<FaqRow, "question" | "answer" | "tags">) => [
  ...[row.question, plainText(row.answer)],
  ...tagsIn(row),
];
