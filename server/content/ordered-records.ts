/** Records that staff put in order by position: questions, partners and people. */
import { kindOf, type OrderedKind } from "../../content/kinds.ts";
import type { Language } from "../../languages.ts";
import type { SiteDatabase } from "../database/connect.ts";
import { cachePerVersion } from "./cache-per-version.ts";
import { readByPosition, readRecords } from "./read-records.ts";
import { type Card, cardOf, type Whole, wholeOf } from "./records.ts";
import { matches, type Pattern } from "./search/pattern.ts";
import { queryOf } from "./search/query.ts";

/** They are cached in memory, and a search reads every one. */
const MOST = 1000;

/** Whole if one page shows them all, otherwise without long texts. */
type Ordered<K extends OrderedKind> = K extends "people" ? Card<K> : Whole<K>;

export function orderedOf<K extends OrderedKind>(
  { db }: SiteDatabase,
  kind: K,
  version: () => Promise<number>,
  language: Language,
) {
  const long = kindOf(kind).shownOn === "one page";
  const source = { db, kind, language };
  const read = cachePerVersion(version, async () => {
    const records = await readByPosition(source, MOST, { long });
    const now = new Date();
    return records.map((record) => ({
      item: (long ? wholeOf(kind, record, now) : cardOf(kind, record, now)) as Ordered<K>,
      folded: record.folded,
    }));
  });
  const all = async (): Promise<Ordered<K>[]> => (await read()).map(({ item }) => item);
  return {
    all,
    /** The records that contain the whole term, in any language; if none does, those that contain all its words. */
    async matching(q: string): Promise<Ordered<K>[]> {
      const query = queryOf(q);
      if (!query) return [];
      const records = await read();
      const found = (pattern: Pattern) => records.filter(({ folded }) => matches(pattern, folded));
      const whole = found(query.whole);
      return (whole.length > 0 ? whole : found(query.pattern)).map(({ item }) => item);
    },
    async find(id: string): Promise<Whole<K> | undefined> {
      if (!(await all()).some((item) => item.id === id)) return undefined;
      const [record] = await readRecords(source, [id], { long: true });
      return record && wholeOf(kind, record, new Date());
    },
  };
}

export type FaqEntry = Pick<Whole<"faq">, "id" | "category" | "language" | "answer"> & {
  question: string;
  tags: string[];
};

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

export type Partner = Pick<
  Whole<"partners">,
  "id" | "text" | "kind" | "website" | "image_url" | "language"
> & {
  name: string;
  woven: string[] | undefined;
};

export function partnersOf(database: SiteDatabase, version: () => Promise<number>, language: Language) {
  const { all } = orderedOf(database, "partners", version, language);
  return async (): Promise<Partner[]> =>
    (await all()).map(({ id, title, text, kind, website, image_url, language, woven }) => ({
      ...{ id, name: title, text, kind, website, image_url, language },
      woven: woven ? woven.split(" ") : undefined,
    }));
}
