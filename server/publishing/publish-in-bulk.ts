import { randomUUID } from "node:crypto";
import type { Kind } from "../../content/kinds.ts";
import { instant, normalised } from "../content/record-row.ts";
import { type Published, save } from "../content/save.ts";
import { translationRow, type WrittenTranslation, writeTranslations } from "../content/translations.ts";
import type { EditionRow } from "../database/schema.ts";
import type { Db, Fields } from "./edition.ts";
import { allFields, listColumns } from "./edition-fields.ts";
import { updateLanguages } from "./edition-translations.ts";
import { addMediaUses, setMediaUses } from "./media-uses.ts";

/** A record that a program publishes, such as one of the samples. */
export type BulkRecord = Omit<Published, "edition"> & {
  translations?: (WrittenTranslation & { language: string })[];
};

const batchSize = 200;

/**
 * Publishes records that come with the program: initial content and samples. Staff can edit them like their own; their
 * first version is stored when they do (store-edition.ts). Nothing is logged.
 */
export async function publishInBulk(
  db: Db,
  kind: Kind,
  records: BulkRecord[],
  now: Date,
  options: Options = {},
): Promise<void> {
  for (let start = 0; start < records.length; start += batchSize)
    await publishBatch(db, kind, records.slice(start, start + batchSize), now, options);
}

type Options = { areSamples?: boolean };

async function publishBatch(
  db: Db,
  kind: Kind,
  records: BulkRecord[],
  now: Date,
  { areSamples = false }: Options,
): Promise<void> {
  const sample = areSamples ? ("present" as const) : null;
  const originals = await storeEditions(
    db,
    records.map(({ translations = [], ...record }) => ({
      ...{ ...record, kind, slug: record.id, translationOf: null, sample },
      inLanguages: translations.map(({ language }) => language).toSorted(),
    })),
    now,
  );
  const editionOf = (id: string) => originals.get(keyOf(id, null))?.id ?? "";
  const translations = records.flatMap(({ id, translations = [] }) =>
    translations.map((translation) => ({
      ...{ ...translation, kind, slug: id, translationOf: editionOf(id), sample },
      sourceRevision: originals.get(keyOf(id, null))?.revision ?? 1,
    })),
  );
  await storeEditions(db, translations, now);
  await writeTranslations(
    db,
    translations.map(({ slug, language, ...written }) => translationRow(kind, slug, language, written)),
  );
  await save(db, kind, ...records.map((record) => ({ ...record, edition: editionOf(record.id) })));
  // An existing record may have other translations, too.
  for (const { id, revision } of originals.values()) if (revision > 1) await updateLanguages(db, id);
}

type Written = {
  kind: Kind;
  slug: string;
  language: string;
  fields: Fields;
  created_at: string;
  updated_at?: string | null;
  translationOf: string | null;
  sourceRevision?: number;
  inLanguages?: string[];
  sample: EditionRow["sample"];
};

const keyOf = (slug: string, language: string | null) => `${slug} ${language ?? ""}`;

/** Inserts or updates the editions of these records. */
async function storeEditions(
  db: Db,
  records: Written[],
  now: Date,
): Promise<Map<string, { id: string; revision: number }>> {
  const [first] = records;
  if (!first) return new Map();
  const known = await db
    .selectFrom("editions")
    .select(["id", "slug", "language", "revision", "translation_of"])
    .where("kind", "=", first.kind)
    .where(
      "slug",
      "in",
      records.map(({ slug }) => slug),
    )
    .where("translation_of", first.translationOf === null ? "is" : "is not", null)
    .execute();
  const keyOfRow = (row: { slug: string; language: string; translation_of?: string | null }) =>
    keyOf(row.slug, row.translation_of ? row.language : null);
  const byKey = new Map(known.map((row) => [keyOfRow(row), row]));
  const rows = records.map((record) => {
    const { kind, slug, language, translationOf, sourceRevision = null, inLanguages = [], sample } = record;
    const created_at = instant(record.created_at);
    const fields = allFields({ kind, translationOf }, normalised(kind, record.fields));
    const changed = record.updated_at ? instant(record.updated_at) : created_at;
    const before = byKey.get(keyOf(slug, translationOf === null ? null : language));
    const revision = (before?.revision ?? 0) + 1;
    return {
      ...{ id: before?.id ?? randomUUID(), kind, slug, language, state: "published" as const },
      ...{ translation_of: translationOf, source_revision: sourceRevision, stale: 0 },
      languages: translationOf === null ? ` ${[language, ...inLanguages].join(" ")} ` : "",
      ...{ revision, public_revision: revision, first_published_at: created_at, created_at },
      // An announcement may have a future date.
      changed_at: changed < now.toISOString() ? changed : now.toISOString(),
      ...{ changed_by: null, changed_by_name: "", deleted_at: null, sample },
      ...{ ...listColumns(kind, fields), fields: JSON.stringify(fields) },
    };
  });
  const isNew = (row: { id: string }) => !known.some(({ id }) => id === row.id);
  const added = rows.filter(isNew);
  if (added.length > 0) await db.insertInto("editions").values(added).execute();
  for (const { id, fields } of added) await addMediaUses(db, id, JSON.parse(fields));
  for (const { id, ...row } of rows.filter((row) => !isNew(row))) {
    await db.updateTable("editions").set(row).where("id", "=", id).execute();
    await setMediaUses(db, id, [JSON.parse(row.fields)]);
  }
  return new Map(rows.map((row) => [keyOfRow(row), row]));
}
