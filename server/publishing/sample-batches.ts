/** Removes samples and brings them back, a batch at a time, in the caller's transaction. */
import type { Kind } from "../../content/kinds.ts";
import { save } from "../content/save.ts";
import { translationRow, writeTranslations } from "../content/translations.ts";
import type { EditionRow } from "../database/schema.ts";
import { type Db, type SummaryRow, summaryColumns, summaryOf } from "./edition.ts";
import { noteReceipt } from "./receipt-rows.ts";
import { markGone, removeRedirect } from "./record-addresses.ts";

type Row = SummaryRow & Pick<EditionRow, "fields">;

/** Like deleting each record, but without versions: the editions keep their texts. Returns the number of removed records. */
export async function removeBatch(db: Db, at: string, size: number): Promise<number> {
  const originals = await present(originalsIn(db)).limit(size).execute();
  const ids = originals.map(({ id }) => id);
  if (ids.length === 0) return 0;
  await db
    .updateTable("editions")
    .set(({ eb }) => ({
      sample: eb
        .case()
        .when("public_revision", "is", null)
        .then("removed hidden" as const)
        .else("removed public" as const)
        .end(),
      ...{ state: "withdrawn" as const, public_revision: null, deleted_at: at },
    }))
    .where(({ eb, or }) => or([eb("id", "in", ids), eb("translation_of", "in", ids)]))
    .where("sample", "=", "present")
    // A translation that was deleted before stays deleted when the others are brought back.
    .where("deleted_at", "is", null)
    .execute();
  await db.deleteFrom("records").where("edition", "in", ids).execute();
  for (const { kind, slug } of originals) await markGone(db, kind, slug);
  const shown = originals.filter(({ public_revision }) => public_revision !== null);
  await noteReceipts(db, "withdrawn", { ids, shown, left: present(originalsIn(db)) }, at);
  return originals.length;
}

const removed = ["removed public", "removed hidden"] as const;

export async function bringBackBatch(db: Db, at: string, size: number): Promise<number> {
  const originals = await originalsIn(db).where("sample", "in", removed).limit(size).execute();
  const ids = originals.map(({ id }) => id);
  if (ids.length === 0) return 0;
  const translations = await db
    .selectFrom("editions")
    .select([...summaryColumns, "fields"])
    .where("translation_of", "in", ids)
    .where("sample", "in", removed)
    .execute();
  for (const kind of new Set(originals.map((row) => row.kind)))
    await publishAgain(db, kind, originals.filter(wasShown(kind)), translations.filter(wasShown(kind)));
  await db
    .updateTable("editions")
    .set(({ eb, ref }) => ({
      state: eb
        .case()
        .when("sample", "=", "removed public")
        .then("published" as const)
        .else("withdrawn" as const)
        .end(),
      public_revision: eb.case().when("sample", "=", "removed public").then(ref("revision")).else(null).end(),
      ...{ sample: "present" as const, deleted_at: null },
    }))
    .where(({ eb, or }) => or([eb("id", "in", ids), eb("translation_of", "in", ids)]))
    .where("sample", "in", removed)
    .execute();
  const shown = originals.filter(({ sample }) => sample === "removed public");
  const left = originalsIn(db).where("sample", "in", removed);
  await noteReceipts(db, "published", { ids, shown, left }, at);
  return originals.length;
}

const wasShown = (kind: Kind) => (row: Row) => row.kind === kind && row.sample === "removed public";

async function publishAgain(db: Db, kind: Kind, originals: Row[], translations: Row[]): Promise<void> {
  const texts = translations.map((row) => translationRow(kind, row.slug, row.language, publishedText(row)));
  await writeTranslations(db, texts);
  const records = originals.map((row) => ({
    ...{ id: row.slug, edition: row.id, language: row.language },
    ...publishedText(row),
  }));
  await save(db, kind, ...records);
  for (const { id } of records) await removeRedirect(db, kind, id);
}

/** The working copy of a sample is its published text, and its last change is that of the published text. */
function publishedText({ fields, first_published_at, created_at: stored, changed_at }: Row) {
  const created_at = first_published_at ?? stored;
  const updated_at = changed_at > created_at ? changed_at : null;
  return { fields: JSON.parse(fields), created_at, updated_at };
}

const originalsIn = (db: Db) =>
  db
    .selectFrom("editions")
    .select([...summaryColumns, "fields"])
    .where("translation_of", "is", null)
    .orderBy("kind")
    .orderBy("slug");
type Originals = ReturnType<typeof originalsIn>;

const present = (query: Originals) => query.where("sample", "=", "present").where("deleted_at", "is", null);

const count = async (query: Originals) =>
  (await query.clearSelect().clearOrderBy().select("id").execute()).length;
export const countPresent = (db: Db) => count(present(originalsIn(db)));
export const countRemoved = (db: Db) => count(originalsIn(db).where("sample", "in", removed));

type Batch = { ids: string[]; shown: SummaryRow[]; left: Originals };

/** Only the last record of each kind gets a receipt, because each receipt requests a dozen pages. */
async function noteReceipts(
  db: Db,
  act: "published" | "withdrawn",
  { ids, shown, left }: Batch,
  at: string,
): Promise<void> {
  await db
    .deleteFrom("receipts")
    .where("state", "!=", "green")
    .where("edition_id", "in", ({ selectFrom }) =>
      selectFrom("editions")
        .select("id")
        .where(({ eb, or }) => or([eb("id", "in", ids), eb("translation_of", "in", ids)])),
    )
    .execute();
  const unfinished = await left.clearSelect().clearOrderBy().select("kind").distinct().execute();
  const last = new Map(shown.map((row) => [row.kind, row]));
  for (const { kind } of unfinished) last.delete(kind);
  for (const row of last.values()) await noteReceipt(db, act, summaryOf(row), at);
}
