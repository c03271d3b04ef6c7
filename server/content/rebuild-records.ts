/**
 * Rebuilds the derived columns of published records after a kind's description or the folding of texts has changed:
 * a field may have become long, searched or a filter. Unchanged rows are not written, because a write changes the content
 * version.
 */
import type { Kysely } from "kysely";
import type { Kind } from "../../content/kinds.ts";
import type { Database, RecordTextRow } from "../database/schema.ts";
import { fieldsIn } from "./record-row.ts";
import { type RecordColumns, recordRows, writeDerivedRows, writeRows } from "./save.ts";
import { textsOf, translationRow, writeTranslations } from "./translations.ts";

type Db = Kysely<Database>;

/** Call it inside exclusively("publishing"). */
export async function rebuildRecords(db: Db, kind: Kind, ids: string[]): Promise<void> {
  const rows: RecordColumns[] = (
    await db.selectFrom("records").selectAll().where("kind", "=", kind).where("id", "in", ids).execute()
  ).map(({ row_id: _, ...row }) => row);
  if (rows.length === 0) return;
  const texts = [...(await textsOf(db, kind, ids)).values()].flat();
  const rebuiltTexts = texts.map((row) =>
    translationRow(kind, row.id, row.language, { ...row, fields: fieldsIn(kind, row) }),
  );
  await writeTranslations(db, different<RecordTextRow>(texts, rebuiltTexts));
  const rebuilt = await recordRows(
    db,
    kind,
    rows.map((row) => ({ ...row, fields: fieldsIn(kind, row) })),
  );
  const changed = different(rows, rebuilt);
  if (changed.length > 0) await writeRows(db, changed);
  await writeDerivedRows(db, kind, rebuilt, changed);
}

/** The rebuilt rows that differ from the stored ones. */
function different<Row extends object>(stored: Row[], rebuilt: Row[]): Row[] {
  return rebuilt.filter((row, index) =>
    Object.entries(row).some(([column, value]) => value !== stored[index]?.[column as keyof Row]),
  );
}
