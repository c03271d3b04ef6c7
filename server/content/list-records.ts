import type { IndexedKind } from "../../content/kinds.ts";
import type { Language } from "../../languages.ts";
import type { SiteDatabase } from "../database/connect.ts";
import { type Page, pageOf } from "./lists/pagination.ts";
import { firstIds, type Range } from "./lists/range.ts";
import { concatenated, everyRow } from "./lists/results.ts";
import { type ReadRecord, readRecords } from "./read-records.ts";
import type { Query } from "./search/query.ts";
import { type Ranking, search } from "./search/search.ts";

export type PageOptions = {
  query?: Query | undefined;
  page?: number | undefined;
  ranking?: Ranking | undefined;
};

/** The records of a section in a language, as lists show them, or one of them whole. */
export function listOf({
  database,
  kind,
  language,
}: {
  database: SiteDatabase;
  kind: IndexedKind;
  language: Language;
}) {
  const reading = { db: database.db, kind, language };

  /** Those of these ids that there are, in this order. */
  const some = async (ids: string[], options?: { long: boolean }): Promise<ReadRecord[]> => {
    const byId = new Map((await readRecords(reading, ids, options)).map((record) => [record.id, record]));
    // A record deleted since its id was read is left out.
    return ids.flatMap((id) => byId.get(id) ?? []);
  };

  return {
    async page(ranges: Range[], { query, page, ranking = "whole" }: PageOptions): Promise<Page<ReadRecord>> {
      const results = await Promise.all(
        ranges.map((range) => (query ? search(range, query, ranking, language) : everyRow(range))),
      );
      const found = await pageOf(results.reduce(concatenated), page);
      return { ...found, items: await some(found.items) };
    },
    first: async (range: Range, count: number) => some(await firstIds(range, count)),
    some,
    async find(id: string): Promise<ReadRecord | undefined> {
      // PostgreSQL does not take NUL, not even to say that no such id exists.
      if (id.includes("\0")) return undefined;
      return (await some([id], { long: true }))[0];
    },
  };
}
