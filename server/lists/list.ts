import { sql } from "kysely";
import type { Language } from "../../languages.ts";
import type { Kind } from "../../sections.ts";
import { inLanguage, type Translatable } from "../content/in-language.ts";
import type { SiteDatabase } from "../database/connect.ts";
import type { Query } from "../search/query.ts";
import { type Ranking, search } from "../search/search.ts";
import { type Page, pageOf } from "./pagination.ts";
import { firstIds, type Range } from "./range.ts";
import { concatenated, everyRow } from "./results.ts";

export type Asked = { query?: Query | undefined; page?: number | undefined; ranking?: Ranking | undefined };

export type List<Card, Whole> = {
  page(ranges: Range[], asked: Asked): Promise<Page<Card>>;
  first(range: Range, count: number): Promise<Card[]>;
  /** Those of these ids that there are, in this order. */
  some(ids: string[]): Promise<Card[]>;
  /** One column of some records, by their ids. */
  column(name: string, ids: string[]): Promise<Map<string, string>>;
  find(id: string): Promise<Whole | undefined>;
};

/**
 * The records of a kind in the words of a language: as cards, of which only the columns shown are read, or one of them
 * whole.
 */
export function listOf<
  Row extends Translatable,
  Shown extends keyof Row & string,
  Long extends keyof Row & string,
>(
  { database, kind, language }: { database: SiteDatabase; kind: Kind; language: Language },
  shown: readonly Shown[],
  long: readonly Long[],
): List<Translatable & Pick<Row, Shown>, Translatable & Pick<Row, Shown | Long>> {
  type Card = Translatable & Pick<Row, Shown>;
  const reading = { db: database.db, kind, language };
  const always = ["id", "language", "languages"];
  const select = <Result>(columns: readonly string[], ids: string[]) =>
    sql<Result>`
    select ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(kind)}
    where id in (${sql.join(ids)})
  `.execute(database.db);

  const some = async (ids: string[]): Promise<Card[]> => {
    if (ids.length === 0) return [];
    const { rows } = await select<Card>([...always, ...shown], ids);
    const byId = new Map((await inLanguage(reading, rows)).map((card) => [card.id, card]));
    // A record deleted since its id was read is left out.
    return ids.flatMap((id) => byId.get(id) ?? []);
  };

  return {
    async page(ranges, { query, page, ranking = "whole" }) {
      const results = await Promise.all(
        ranges.map((range) => (query ? search(range, query, ranking, language) : everyRow(range))),
      );
      const found = await pageOf(results.reduce(concatenated), page);
      return { ...found, items: await some(found.items) };
    },
    first: async (range, count) => some(await firstIds(range, count)),
    some,
    async column(name, ids) {
      if (ids.length === 0) return new Map();
      const { rows } = await select<Translatable & { [name: string]: string }>([...always, name], ids);
      const shown = await inLanguage(reading, rows, { long: true });
      return new Map(shown.map((row) => [row.id, row[name] ?? ""]));
    },
    async find(id) {
      // PostgreSQL does not take NUL, not even to say that no such id exists.
      if (id.includes("\0")) return undefined;
      const { rows } = await select<Translatable & Pick<Row, Shown | Long>>(
        [...always, ...shown, ...long],
        [id],
      );
      return (await inLanguage(reading, rows, { long: true }))[0];
    },
  };
}
