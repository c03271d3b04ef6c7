/** Folds every stored text as today's searches do, once after what is folded to what has changed. */
import { type Kysely, sql } from "kysely";
import type { Kind } from "../content/kinds.ts";
import { workOutRecordsAgain } from "./content/recompute.ts";
import { INDEX_VERSION } from "./content/search/indexed-text.ts";
import type { Database } from "./database/schema.ts";
import { indexConversation } from "./inbox/conversations/search-texts.ts";
import { foldedText } from "./media/item.ts";
import { listColumns } from "./publishing/edition-fields.ts";

type Db = Kysely<Database>;
type Row = Record<string, string | null>;

export async function isFoldedOtherwise(db: Db): Promise<boolean> {
  const { version } = await db.selectFrom("search_folding").select("version").executeTakeFirstOrThrow();
  return version !== INDEX_VERSION;
}

export async function foldAnew(db: Db): Promise<void> {
  // What texts were folded to before is no longer in any.
  for (const notes of ["search_trigrams", "search_spellings"] as const) await db.deleteFrom(notes).execute();
  await workOutRecordsAgain(db);
  for await (const rows of rowsOf(db, "editions", ["id", "kind", "fields", "folded"])) {
    const again = rows.map((row) => ({
      ...row,
      folded: listColumns(row.kind as Kind, JSON.parse(row.fields ?? "{}")).folded,
    }));
    await replaceChanged(db, "editions", rows, again);
  }
  for await (const rows of rowsOf(db, "media", ["id", "name", "alt", "caption", "credit", "folded"])) {
    const again = rows.map((row) => ({
      ...row,
      folded: foldedText(row as Parameters<typeof foldedText>[0]),
    }));
    await replaceChanged(db, "media", rows, again);
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

/** A few at a time: there may be many. */
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

/** The others are not written: it would count as a change. */
async function replaceChanged(db: Db, table: string, rows: Row[], again: Row[]): Promise<void> {
  const texts = again.map(({ folded }) => folded ?? "");
  const changed = again.filter((_, index) => texts[index] !== rows[index]?.folded);
  for (const { id, folded } of changed)
    await sql`update ${sql.table(table)} set folded = ${folded} where id = ${id}`.execute(db);
}
