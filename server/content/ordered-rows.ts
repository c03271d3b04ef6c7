import { type Kysely, sql } from "kysely";
import type { Database, FaqRow, PartnerRow, PersonRow } from "../database/schema.ts";
import { removeTranslations } from "./translations.ts";
import { instant, type Row, storable } from "./write-rows.ts";

type Needing<Row extends { id: string; created_at: string }, Name extends keyof Row> = Pick<
  Row,
  "id" | "created_at" | Name
> &
  Partial<Row>;

/** What has a default may be left out. */
type Written = {
  partners: Needing<PartnerRow, "name" | "text">;
  faq: Needing<FaqRow, "question" | "answer" | "category">;
  people: Needing<PersonRow, "name" | "text">;
};
export type OrderedKind = keyof Written;
export type WrittenOrdered<K extends OrderedKind> = Written[K];

const optional = ["website", "image_url", "woven", "email", "profile"];

/**
 * The only way partners, questions and people are written. One whose id is known replaces what is given of the row there was,
 * and keeps its place; a new one comes last, unless it says where.
 */
export async function saveOrdered<K extends OrderedKind>(
  db: Kysely<Database>,
  kind: K,
  record: WrittenOrdered<K>,
): Promise<void> {
  const { position, ...written }: WrittenOrdered<OrderedKind> = record;
  const row: Row = storable({ ...written, created_at: instant(written.created_at) });
  const columns = Object.keys(row);
  const value = (column: string) => row[column] || (optional.includes(column) ? null : "");
  const last = sql`(select coalesce(max(position), 0) + 1 from ${sql.table(kind)})`;
  const replaced = [...columns, ...(position === undefined ? [] : ["position"])];
  await sql`
    insert into ${sql.table(kind)} (${sql.join([...columns, "position"].map((column) => sql.ref(column)))})
    values (${sql.join(columns.map(value))}, ${position ?? last})
    on conflict (id) do update set ${sql.join(
      replaced.map((column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`),
    )}
  `.execute(db);
}

export async function removeOrdered(db: Kysely<Database>, kind: OrderedKind, id: string): Promise<void> {
  await db.deleteFrom(kind).where("id", "=", id).execute();
  await removeTranslations(db, kind, id);
}
