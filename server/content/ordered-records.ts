import { kindOf, type OrderedKind } from "../../content/kinds.ts";
import type { Language } from "../../languages.ts";
import type { SiteDatabase } from "../database/connect.ts";
import { cachePerVersion } from "./cache-per-version.ts";
import { readByPosition, readRecords } from "./read-records.ts";
import { type Card, cardOf, type Whole, wholeOf } from "./records.ts";
import { matches, type Pattern } from "./search/pattern.ts";
import { queryOf } from "./search/query.ts";

/** They are held in memory, and a search reads each. */
const MOST = 1000;

/** As their list needs them: whole where one page shows them all, otherwise without long texts. */
type Ordered<K extends OrderedKind> = K extends "people" ? Card<K> : Whole<K>;

/** The records of a kind that is ordered by position. */
export function orderedOf<K extends OrderedKind>(
  { db }: SiteDatabase,
  kind: K,
  version: () => Promise<number>,
  language: Language,
) {
  const long = kindOf(kind).shownOn === "one page";
  const reading = { db, kind, language };
  const read = cachePerVersion(version, async () => {
    const records = await readByPosition(reading, MOST, { long });
    const now = new Date();
    return records.map((record) => ({
      item: (long ? wholeOf(kind, record, now) : cardOf(kind, record, now)) as Ordered<K>,
      folded: record.folded,
    }));
  });
  const all = async (): Promise<Ordered<K>[]> => (await read()).map(({ item }) => item);
  return {
    /** Every one of them, in order. */
    all,
    /** Those whose searched fields contain the text, in any language; where none does, all its words. */
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
      const [record] = await readRecords(reading, [id], { long: true });
      return record && wholeOf(kind, record, new Date());
    },
  };
}
