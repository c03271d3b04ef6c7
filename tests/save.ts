import type { Kysely } from "kysely";
import type { Kind, RecordKind, Values } from "../content/kinds.ts";
import type { Database } from "../server/database/schema.ts";
import { publishInBulk } from "../server/publishing/publish-in-bulk.ts";

/** A record as tests write it: its fields, address and dates in one object. */
export type Written<K extends RecordKind> = {
  id: string;
  created_at: string;
  language?: string;
  updated_at?: string | null;
} & Partial<Values<K>>;

/** Publishes records like initial content. A record with the same id is replaced. */
export async function save<K extends RecordKind>(
  db: Kysely<Database>,
  kind: K,
  ...records: Written<K>[]
): Promise<void> {
  const direct = records.map((record) => {
    const { id, created_at, language = "en", updated_at = null, ...values } = record;
    const fields = Object.entries(values).map(([name, value]) => [name, String(value ?? "")]);
    return { id, created_at, language, updated_at, fields: Object.fromEntries(fields) };
  });
  await publishInBulk(db, kind, direct, new Date());
}

type Views = {
  [K in RecordKind]: Values<K> & {
    id: string;
    language: string;
    created_at: string;
    updated_at: string | null;
  };
};

/** The views named after the kinds, to read published records: `views(db).selectFrom("news")`. */
export const views = (db: Kysely<Database>) => db as unknown as Kysely<Views>;

/** Deletes a record without a trace, with its edition and translations. */
export async function remove(db: Kysely<Database>, kind: Kind, id: string): Promise<void> {
  await db.deleteFrom("editions").where("kind", "=", kind).where("slug", "=", id).execute();
}

export async function removeAll(db: Kysely<Database>, kind: Kind): Promise<void> {
  await db.deleteFrom("editions").where("kind", "=", kind).execute();
}
