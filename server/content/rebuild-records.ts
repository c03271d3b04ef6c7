/**
 * Rebuilds the derived columns of every published record after a kind's description or the folding of texts has changed:
 * a field may have become long, searched or a filter. Unchanged rows are not written, because a write changes the content
 * version.
 */
import { type Kysely, sql } from "kysely";
import { allKinds, type Kind } from "../../content/kinds.ts";
import { batchesById } from "../database/batches.ts";
import type { Database, RecordTextRow } from "../database/schema.ts";
import { fieldsIn } from "./record-row.ts";
import { type RecordColumns, recordRows, writeDerivedRows, writeRows } from "./save.ts";
import { textsOf, translationRow, writeTranslations } from "./translations.ts";

type Db = Kysely<Database>;

/** Call it inside exclusively(). */
export async function rebuildRecords(db: Db): Promise<void> {
  for (const kind of allKinds)
    for await (const rows of batchesById<RecordColumns>(db, {
      table: "records",
      condition: sql`and kind = ${kind}`,
    }))
      await rebuild(db, kind, rows);
}

async function rebuild(db: Db, kind: Kind, rows: RecordColumns[]): Promise<void> {
  const ids = rows.map(({ id }) => id);
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
  await writeDerivedRows(db, kind, rebuilt);
}

/** The rebuilt rows that differ from the stored ones. */
function different<Row extends object>(stored: Row[], rebuilt: Row[]): Row[] {
  return rebuilt.filter((row, index) =>
    Object.entries(row).some(([column, value]) => value !== stored[index]?.[column as keyof Row]),
  );
}
