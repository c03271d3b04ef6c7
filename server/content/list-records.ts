import type { IndexedKind } from "../../content/kinds.ts";
import type { Language } from "../../languages.ts";
import type { SiteDatabase } from "../database/connect.ts";
import { type Page, pageOf } from "./lists/pagination.ts";
import { firstIds, type Range } from "./lists/range.ts";
import { concatenated, everyRow } from "./lists/results.ts";
import { type ReadRecord, readRecords } from "./read-records.ts";
import type { Query } from "./search/query.ts";
import { search } from "./search/search.ts";

export type PageOptions = {
  query?: Query | undefined;
  page?: number | undefined;
};

/** Reads lists and single records of a kind in one language. */
export function listOf({
  database,
  kind,
  language,
}: {
  database: SiteDatabase;
  kind: IndexedKind;
  language: Language;
}) {
  const source = { db: database.db, kind, language };

  /** Keeps the order of the ids. */
  const some = async (ids: string[], options?: { long: boolean }): Promise<ReadRecord[]> => {
    const byId = new Map((await readRecords(source, ids, options)).map((record) => [record.id, record]));
    // A record may have been deleted since its id was read.
    return ids.flatMap((id) => byId.get(id) ?? []);
  };

  return {
    async page(ranges: Range[], { query, page }: PageOptions): Promise<Page<ReadRecord>> {
      const results = await Promise.all(
        ranges.map((range) => (query ? search(range, query, language) : everyRow(range))),
      );
      const found = await pageOf(results.reduce(concatenated), page);
      return { ...found, items: await some(found.items) };
    },
    first: async (range: Range, count: number) => some(await firstIds(range, count)),
    some,
    async find(id: string): Promise<ReadRecord | undefined> {
      // PostgreSQL rejects NUL, even in a query that would find nothing.
      if (id.includes("\0")) return undefined;
      return (await some([id], { long: true }))[0];
    },
  };
}
