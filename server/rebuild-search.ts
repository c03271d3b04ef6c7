/** Rebuilds all search texts and indexes after the folding rules (INDEX_VERSION) have changed. */
import { type Kysely, sql } from "kysely";
import type { Kind } from "../content/kinds.ts";
import { workOutRecordsAgain } from "./content/recompute.ts";
import { INDEX_VERSION } from "./content/search/indexed-text.ts";
import type { Database } from "./database/schema.ts";
import { indexConversation } from "./inbox/conversations/search-texts.ts";
import { foldedText } from "./media/item.ts";
import { listed } from "./publishing/fields.ts";

type Db = Kysely<Database>;
type Row = Record<string, string | null>;

export async function isSearchOutdated(db: Db): Promise<boolean> {
  const { version } = await db.selectFrom("search_folding").select("version").executeTakeFirstOrThrow();
  return version !== INDEX_VERSION;
}

export async function rebuildSearch(db: Db): Promise<void> {
  // These list the spellings that occur in the indexed texts.
  for (const notes of ["search_trigrams", "search_spellings"] as const) await db.deleteFrom(notes).execute();
  await workOutRecordsAgain(db);
  for await (const rows of rowsOf(db, "editions", ["id", "kind", "fields", "folded"])) {
    const folded = (row: Row) => listed(row.kind as Kind, JSON.parse(row.fields ?? "{}")).folded;
    await updateFolded(db, "editions", rows, folded);
  }
  for await (const rows of rowsOf(db, "media", ["id", "name", "alt", "caption", "credit", "folded"])) {
    const folded = (row: Row) => foldedText(row as Parameters<typeof foldedText>[0]);
    await updateFolded(db, "media", rows, folded);
  }
  for await (const rows of rowsOf(
    db,
    "contact_messages",
    ["id"],
    sql`and id in (select message_id from enquiry_texts)`,
  ))
    for (const { id } of rows) await indexConversation(db, id ?? "");
  await db.updateTable("search_folding").set({ version: INDEX_VERSION }).execute();
}

/** In batches, because there may be many rows. */
async function* rowsOf(db: Db, table: string, columns: string[], which = sql``): AsyncGenerator<Row[]> {
  for (let last = ""; ; ) {
    const { rows } = await sql<Row & { id: string }>`
      select ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(table)}
      where id > ${last} ${which} order by id limit 200
    `.execute(db);
    const end = rows.at(-1);
    if (!end) return;
    yield rows;
    last = end.id;
  }
}

/** Skips unchanged rows: writing them would count as a change. */
async function updateFolded(
  db: Db,
  table: string,
  rows: Row[],
  foldedOf: (row: Row) => string,
): Promise<void> {
  for (const row of rows) {
    const folded = foldedOf(row);
    if (folded === row.folded) continue;
    await sql`update ${sql.table(table)} set folded = ${folded} where id = ${row.id}`.execute(db);
  }
}
