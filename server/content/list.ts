import { sql } from "kysely";
import type { Kind } from "../../sections.ts";
import type { SiteDatabase } from "../database/connect.ts";
import { asLetters } from "./as-letters.ts";
import { fold } from "./fold.ts";
import { longWalkOf } from "./long-walk.ts";
import { type Neighbours, neighboursOf } from "./neighbours.ts";
import { type Page, pageOf } from "./page.ts";
import { everyRow, matchingRows, onEnd } from "./sequence.ts";
import { type Stretch, walk } from "./stretch.ts";

export type Asked = { q?: string | undefined; page?: number | undefined };

export type List<Card, Whole> = {
  page(stretches: Stretch[], asked: Asked): Promise<Page<Card>>;
  first(stretch: Stretch, count: number): Promise<Card[]>;
  neighbours(stretches: Stretch[], id: string): Promise<Neighbours>;
  find(id: string): Promise<Whole | undefined>;
};

/** The records of a kind: as cards, of which only the columns shown are read, or one of them whole. */
export function listOf<
  Row extends { id: string },
  Shown extends keyof Row & string,
  Long extends keyof Row & string,
>(
  database: SiteDatabase,
  kind: Kind,
  shown: readonly Shown[],
  long: readonly Long[],
): List<Pick<Row, Shown | "id">, Pick<Row, Shown | Long>> {
  type Card = Pick<Row, Shown | "id">;
  const walkTo = longWalkOf(database, kind);
  const select = <Result>(columns: readonly string[], ids: string[]) =>
    sql<Result>`
    select ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(kind)}
    where id in (${sql.join(ids)})
  `.execute(database.db);

  const cards = async (ids: string[]): Promise<Card[]> => {
    if (ids.length === 0) return [];
    const { rows } = await select<Card>(shown, ids);
    const byId = new Map(rows.map((card) => [card.id, card]));
    // A record deleted since its id was read is left out.
    return ids.flatMap((id) => byId.get(id) ?? []);
  };

  return {
    async page(stretches, { q = "", page }) {
      const letters = asLetters(fold(q));
      const sequences = await Promise.all(
        stretches.map((stretch) =>
          letters === "" ? everyRow(walkTo, stretch) : matchingRows(database, kind, stretch, letters),
        ),
      );
      const found = await pageOf(sequences.reduce(onEnd), page);
      return { ...found, items: await cards(found.items) };
    },
    first: async (stretch, count) =>
      cards(await walk(database, sql`from ${sql.table(kind)} where true`, stretch, 0, count)),
    neighbours: (stretches, id) => neighboursOf(database, kind, stretches, id),
    async find(id) {
      // PostgreSQL does not take NUL, not even to say that no such id exists.
      if (id.includes("\0")) return undefined;
      const { rows } = await select<Pick<Row, Shown | Long>>([...shown, ...long], [id]);
      return rows[0];
    },
  };
}
