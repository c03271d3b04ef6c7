/** The tables with texts that are derived for searches and lists, and how their rows are derived again. */
import { type Kysely, sql } from "kysely";
import { allKinds, type Kind } from "../../content/kinds.ts";
import { rebuildRecords } from "../content/rebuild-records.ts";
import type { Database, EditionRow, MediaRow } from "../database/schema.ts";
import { indexConversation } from "../inbox/conversations/index-conversations.ts";
import { foldedText } from "../media/media-item.ts";
import { tagsOf } from "../media/media-tags.ts";
import { listColumns } from "../publishing/edition-fields.ts";

type Db = Kysely<Database>;

type TextSource = {
  /** As in written_rows. */
  table: "records" | "editions" | "media" | "enquiry_texts";
  /** The keys that follow, in order. */
  keysAfter(db: Db, key: string, limit: number): Promise<string[]>;
  /** Writes only the rows that differ, because a write counts as a change of content. */
  rebuild(db: Db, keys: string[]): Promise<void>;
};

/** The keys are those that the triggers of migration 0010 write. */
export const textSources: TextSource[] = [
  {
    table: "records",
    async keysAfter(db, key, limit) {
      const [kind, id] = partsOf(key);
      const { rows } = await sql<{ kind: Kind; id: string }>`
        select kind, id from records where (kind, id) > (${kind}, ${id}) order by kind, id limit ${limit}
      `.execute(db);
      return rows.map((row) => `${row.kind} ${row.id}`);
    },
    async rebuild(db, keys) {
      for (const [kind, some] of Map.groupBy(keys.map(partsOf), ([kind]) => kind))
        if (isKnown(kind))
          await rebuildRecords(
            db,
            kind,
            some.map(([, id]) => id),
          );
    },
  },
  {
    table: "editions",
    keysAfter: (db, key, limit) => idsAfter(db, "editions", "id", key, limit),
    rebuild: (db, keys) =>
      refold<Pick<EditionRow, "kind" | "fields" | "folded">>(db, "editions", keys, async (rows) =>
        rows.map(({ kind, fields, folded }) =>
          isKnown(kind) ? listColumns(kind, JSON.parse(fields)).folded : folded,
        ),
      ),
  },
  {
    table: "media",
    keysAfter: (db, key, limit) => idsAfter(db, "media", "id", key, limit),
    rebuild: (db, keys) =>
      refold<MediaRow>(db, "media", keys, async (rows) => {
        const tags = await tagsOf(db, keys);
        return rows.map((row) => foldedText(row, tags.get(row.id)));
      }),
  },
  {
    table: "enquiry_texts",
    keysAfter: (db, key, limit) => idsAfter(db, "enquiry_texts", "message_id", key, limit),
    async rebuild(db, keys) {
      for (const key of keys) await indexConversation(db, key);
    },
  },
];

/** A newer release may have stored records of further kinds. */
const isKnown = (kind: string): kind is Kind => (allKinds as readonly string[]).includes(kind);

/** A kind has no space in its name. */
function partsOf(key: string): [kind: string, id: string] {
  const end = key.indexOf(" ");
  return end < 0 ? [key, ""] : [key.slice(0, end), key.slice(end + 1)];
}

async function idsAfter(
  db: Db,
  table: string,
  column: string,
  key: string,
  limit: number,
): Promise<string[]> {
  const id = sql.ref(column);
  const { rows } = await sql<{ id: string }>`
    select ${id} as id from ${sql.table(table)} where ${id} > ${key} order by ${id} limit ${limit}
  `.execute(db);
  return rows.map((row) => row.id);
}

async function refold<Row>(
  db: Db,
  table: "editions" | "media",
  ids: string[],
  fold: (rows: Row[]) => Promise<string[]>,
): Promise<void> {
  const stored = await db.selectFrom(table).selectAll().where("id", "in", ids).execute();
  const texts = await fold(stored as Row[]);
  for (const [index, { id, folded: before }] of stored.entries()) {
    const folded = texts[index];
    if (folded !== before) await db.updateTable(table).set({ folded }).where("id", "=", id).execute();
  }
}
