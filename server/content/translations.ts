/** Published translations: stored in `record_texts`, and summarised in the columns of the record. */
import type { Kysely } from "kysely";
import { inheritedFields, type Kind, kindOf, translatedFields } from "../../content/kinds.ts";
import type { Database, RecordTextRow } from "../database/schema.ts";
import {
  type Fields,
  fieldsIn,
  instant,
  languagesOf,
  normalised,
  readsTheSame,
  textColumns,
} from "./record-row.ts";
import { recordSearchText } from "./record-search-text.ts";
import { addToVocabulary } from "./search/vocabulary.ts";

type Db = Kysely<Database>;

export type Translation = {
  language: string;
  /** Only the translated fields. */
  fields: Fields;
  created_at: string;
  updated_at: string | null;
};
export type WrittenTranslation = { fields: Fields; created_at: string; updated_at?: string | null };

/** Replaces the stored translation. A change after its publication sets `updated_at`, unless the caller gives it. */
export async function saveTranslation(
  db: Db,
  kind: Kind,
  id: string,
  language: string,
  written: WrittenTranslation,
): Promise<void> {
  const row = translationRow(kind, id, language, written);
  const stored = (await textsOf(db, kind, [id])).get(id)?.find((each) => each.language === language);
  const now = new Date().toISOString();
  const differs = stored && !readsTheSame(kind, fieldsIn(kind, stored), fieldsIn(kind, row));
  const updatedAt = differs && stored.created_at < now ? now : (stored?.updated_at ?? null);
  await writeTranslations(db, [{ ...row, updated_at: row.updated_at ?? updatedAt }]);
  await refreshRecord(db, kind, id);
}

export async function removeTranslation(db: Db, kind: Kind, id: string, language: string): Promise<void> {
  await db
    .deleteFrom("record_texts")
    .where("kind", "=", kind)
    .where("id", "=", id)
    .where("language", "=", language)
    .execute();
  await refreshRecord(db, kind, id);
}

export async function translationsOf(db: Db, kind: Kind, id: string): Promise<Translation[]> {
  return ((await textsOf(db, kind, [id])).get(id) ?? []).map((row) => ({
    ...{ language: row.language, created_at: row.created_at, updated_at: row.updated_at },
    fields: fieldsIn(kind, row),
  }));
}

/** The caller must then `save` the records in the same transaction. */
export async function writeTranslations(db: Db, rows: RecordTextRow[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insertInto("record_texts")
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(["kind", "id", "language"]).doUpdateSet((incoming) => ({
        title: incoming.ref("excluded.title"),
        excerpt: incoming.ref("excluded.excerpt"),
        created_at: incoming.ref("excluded.created_at"),
        updated_at: incoming.ref("excluded.updated_at"),
        fields: incoming.ref("excluded.fields"),
        long_fields: incoming.ref("excluded.long_fields"),
      })),
    )
    .execute();
}

export function translationRow(
  kind: Kind,
  id: string,
  language: string,
  { fields, created_at, updated_at }: WrittenTranslation,
): RecordTextRow {
  const { fields: described, fixed } = kindOf(kind);
  const inherited = inheritedFields(kind);
  const texts = normalised(kind, fields);
  // Fields of list entries, and fields that the description does not know.
  const others = Object.keys(texts).filter((name) => !Object.hasOwn(described, name));
  const own = [...translatedFields(kind), ...others]
    .map((name): [string, string] => [name, texts[name] ?? ""])
    .filter(([name, text]) => text !== "" || !(fixed || inherited.includes(name)));
  return {
    ...{ kind, id, language, ...textColumns(kind, Object.fromEntries(own)) },
    created_at: instant(created_at),
    updated_at: updated_at ? instant(updated_at) : null,
  };
}

/** Translations by record id. */
export async function textsOf(db: Db, kind: Kind, ids: string[]): Promise<Map<string, RecordTextRow[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("record_texts")
    .selectAll()
    .where("kind", "=", kind)
    .where("id", "in", ids)
    .orderBy("language")
    .execute();
  return Map.groupBy(rows, ({ id }) => id);
}

/** Updates the columns of a record that follow from its translations: its languages and its search text. */
export async function refreshRecord(db: Db, kind: Kind, id: string): Promise<void> {
  const record = await db
    .selectFrom("records")
    .select(["language", "title", "fields", "long_fields", "folded"])
    .where("kind", "=", kind)
    .where("id", "=", id)
    .executeTakeFirst();
  if (!record) return;
  const texts = (await textsOf(db, kind, [id])).get(id) ?? [];
  const folded = recordSearchText(
    { kind, language: record.language },
    fieldsIn(kind, record),
    texts.map((text) => fieldsIn(kind, text)),
  );
  const languages = languagesOf(record.language, texts);
  const known = new Set(record.folded.split("\n"));
  await addToVocabulary(
    db,
    folded.split("\n").filter((line) => !known.has(line)),
  );
  for (const [table, columns] of [
    ["records", { languages, folded }],
    ["record_keys", { languages }],
  ] as const)
    await db.updateTable(table).set(columns).where("kind", "=", kind).where("id", "=", id).execute();
}
