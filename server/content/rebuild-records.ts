/**
 * Works out again what is stored of every published record, after its description or the folding of texts has changed: a
 * field may have become long, searched or a filter. Records that come out as they were are not written, because that
 * would count as a change of the content.
 */
import type { Kysely } from "kysely";
import { allKinds, type Kind } from "../../content/kinds.ts";
import type { Database, RecordTextRow } from "../database/schema.ts";
import { fieldsIn } from "./record-row.ts";
import { type RecordColumns, recordRows, writeDerivedRows, writeRows } from "./save.ts";
import { textsOf, translationRow, writeTranslations } from "./translations.ts";

type Db = Kysely<Database>;

/** At a time: there may be many. */
const batch = 200;

/** To be called inside exclusively(). */
export async function rebuildRecords(db: Db): Promise<void> {
  for (const kind of allKinds)
    for (let last = ""; ; ) {
      const rows = await db
        .selectFrom("records")
        .selectAll()
        .where("kind", "=", kind)
        .where("id", ">", last)
        .orderBy("id")
        .limit(batch)
        .execute();
      const end = rows.at(-1);
      if (!end) break;
      await workOut(db, kind, rows);
      last = end.id;
    }
}

async function workOut(db: Db, kind: Kind, rows: RecordColumns[]): Promise<void> {
  const ids = rows.map(({ id }) => id);
  const texts = [...(await textsOf(db, kind, ids)).values()].flat();
  const textsAgain = texts.map((row) =>
    translationRow(kind, row.id, row.language, { ...row, fields: fieldsIn(kind, row) }),
  );
  await writeTranslations(db, different<RecordTextRow>(texts, textsAgain));
  const again = await recordRows(
    db,
    kind,
    rows.map((row) => ({ ...row, fields: fieldsIn(kind, row) })),
  );
  const changed = different(rows, again);
  if (changed.length > 0) await writeRows(db, changed);
  await writeDerivedRows(db, kind, again);
}

/** Of the rows as they should be, those that are stored otherwise. */
function different<Row extends object>(stored: Row[], again: Row[]): Row[] {
  return again.filter((row, index) =>
    Object.entries(row).some(([column, value]) => value !== stored[index]?.[column as keyof Row]),
  );
}
