/** Rebuilds every stored search text after the folding rules or the synonyms change. */
import { type Kysely, sql } from "kysely";
import { rebuildRecords } from "./content/rebuild-records.ts";
import { INDEX_VERSION } from "./content/search/indexed-text.ts";
import { batchesById } from "./database/batches.ts";
import type { Database, EditionRow, MediaRow } from "./database/schema.ts";
import { indexConversation } from "./inbox/conversations/index-conversations.ts";
import { foldedText } from "./media/media-item.ts";
import { tagsOf } from "./media/media-tags.ts";
import { listColumns } from "./publishing/edition-fields.ts";

type Db = Kysely<Database>;

export async function isSearchOutdated(db: Db): Promise<boolean> {
  const { version } = await db.selectFrom("search_folding").select("version").executeTakeFirstOrThrow();
  return version !== INDEX_VERSION;
}

export async function rebuildSearchTexts(db: Db): Promise<void> {
  // Trigrams and spellings of the old folding are in no text any more; rebuildRecords adds the new ones.
  for (const table of ["search_trigrams", "search_spellings"] as const) await db.deleteFrom(table).execute();
  await rebuildRecords(db);
  await refold<Pick<EditionRow, "kind" | "fields">>(
    db,
    { table: "editions", columns: ["kind", "fields"] },
    async (rows) => rows.map(({ kind, fields }) => listColumns(kind, JSON.parse(fields)).folded),
  );
  await refold<MediaRow>(
    db,
    { table: "media", columns: ["name", "alt", "caption", "credit", "texts"] },
    async (rows) => {
      const ids = rows.map(({ id }) => id);
      const tags = await tagsOf(db, ids);
      return rows.map((row) => foldedText(row, tags.get(row.id)));
    },
  );
  const withText = sql`and id in (select message_id from enquiry_texts)`;
  const conversations = { table: "contact_messages" as const, columns: ["id"], condition: withText };
  for await (const rows of batchesById(db, conversations))
    for (const { id } of rows) await indexConversation(db, id);
  await db.updateTable("search_folding").set({ version: INDEX_VERSION }).execute();
}

/** Unchanged texts are not written, because a write counts as a change. */
async function refold<Row>(
  db: Db,
  { table, columns }: { table: "editions" | "media"; columns: string[] },
  fold: (rows: Row[]) => Promise<string[]>,
): Promise<void> {
  type Stored = Row & { id: string; folded: string };
  for await (const rows of batchesById<Stored>(db, { table, columns: ["id", "folded", ...columns] })) {
    const texts = await fold(rows);
    for (const [index, { id, folded: before }] of rows.entries()) {
      const folded = texts[index];
      if (folded !== before) await db.updateTable(table).set({ folded }).where("id", "=", id).execute();
    }
  }
}
