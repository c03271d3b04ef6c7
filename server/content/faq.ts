import type { Language } from "../../languages.ts";
import type { SiteDatabase } from "../database/connect.ts";
import { orderedOf } from "./ordered-records.ts";
import type { Whole } from "./records.ts";

export type FaqEntry = Pick<Whole<"faq">, "id" | "category" | "language" | "answer"> & {
  question: string;
  tags: string[];
};

/** Every question, or those that a search finds, in order. */
export function faqOf(database: SiteDatabase, version: () => Promise<number>, language: Language) {
  const { all, matching } = orderedOf(database, "faq", version, language);
  return {
    all: async () => (await all()).map(entryOf),
    find: async (q: string) => (await matching(q)).map(entryOf),
  };
}

function entryOf({ id, title, answer, category, language, tags }: Whole<"faq">): FaqEntry {
  const words = tags.split(",").flatMap((tag) => tag.trim() || []);
  return { id, question: title, answer, category, language, tags: words };
}
