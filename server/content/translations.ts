/**
 * What visitors read of a record in other languages than its own: the only way it is written. The record's own row says
 * in which languages it is there, and the text that is searched holds all of them.
 */
import { type Kysely, sql } from "kysely";
import { type DeskKind, deskKindOf, inheritedFields, isSection, translatedFields } from "../../desk-kinds.ts";
import { type Kind, sectionOf } from "../../sections.ts";
import type { Database, TranslationRow } from "../database/schema.ts";
import { cut, excerpt } from "../markdown/plain-text.ts";
import { noteVocabulary } from "../search/vocabulary.ts";
import { searchedText } from "./searched-text.ts";
import { instant, type Row, storable } from "./write-rows.ts";

type Db = Kysely<Database>;
type Fields = Record<string, string>;

export type Translation = {
  language: string;
  /** Without those that are the original's. */
  fields: Fields;
  created_at: string;
  updated_at: string | null;
};
export type WrittenTranslation = { fields: Fields; created_at: string; updated_at?: string | null };

/** Replaces the one that there was. That it changed after its publication is noted, unless it says when. */
export async function saveTranslation(
  db: Db,
  kind: DeskKind,
  id: string,
  language: string,
  written: WrittenTranslation,
): Promise<void> {
  const row = translationRow(kind, id, language, written);
  const stored = (await storedRows(db, kind, [id])).find((each) => each.language === language);
  const now = new Date().toISOString();
  const differs =
    stored?.title !== row.title || stored.fields !== row.fields || stored.long_fields !== row.long_fields;
  const noted = stored && differs && stored.created_at < now ? now : (stored?.updated_at ?? null);
  await writeTranslations(db, [{ ...row, updated_at: row.updated_at ?? noted }]);
  await noteInRecord(db, kind, id);
}

export async function removeTranslation(db: Db, kind: DeskKind, id: string, language: string): Promise<void> {
  await db
    .deleteFrom("translations")
    .where("kind", "=", kind)
    .where("record_id", "=", id)
    .where("language", "=", language)
    .execute();
  await noteInRecord(db, kind, id);
}

/** All of a record, which may be gone already. */
export async function removeTranslations(db: Db, kind: DeskKind, id: string): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom("translations")
    .where("kind", "=", kind)
    .where("record_id", "=", id)
    .executeTakeFirst();
  if (numDeletedRows > 0n) await noteInRecord(db, kind, id);
}

/** The record has another address now. */
export async function moveTranslations(db: Db, kind: DeskKind, from: string, to: string): Promise<void> {
  await db
    .updateTable("translations")
    .set({ record_id: to })
    .where("kind", "=", kind)
    .where("record_id", "=", from)
    .execute();
}

export async function translationsOf(db: Db, kind: DeskKind, id: string): Promise<Translation[]> {
  return (await storedRows(db, kind, [id])).map(({ language, created_at, updated_at, ...row }) => ({
    ...{ language, created_at, updated_at, fields: fieldsOf(kind, row) },
  }));
}

/** For records that are written afterwards, by `save`. */
export async function writeTranslations(db: Db, rows: TranslationRow[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insertInto("translations")
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(["kind", "record_id", "language"]).doUpdateSet((given) => ({
        title: given.ref("excluded.title"),
        excerpt: given.ref("excluded.excerpt"),
        created_at: given.ref("excluded.created_at"),
        updated_at: given.ref("excluded.updated_at"),
        fields: given.ref("excluded.fields"),
        long_fields: given.ref("excluded.long_fields"),
      })),
    )
    .execute();
}

export function translationRow(
  kind: DeskKind,
  id: string,
  language: string,
  { fields, created_at, updated_at }: WrittenTranslation,
): TranslationRow {
  const texts = storable(fields as Row) as Fields;
  const inherited = inheritedFields(kind);
  const { title } = deskKindOf(kind);
  const given = translatedFields(kind)
    .map((name): [string, string] => [name, texts[name]?.trim() ?? ""])
    .filter(([name, text]) => name !== title && (text !== "" || !inherited.includes(name)));
  const written = (isLongOne: boolean) =>
    JSON.stringify(Object.fromEntries(given.filter(([name]) => isLong(kind, name) === isLongOne)));
  return {
    ...{ kind, record_id: id, language, title: texts[title]?.trim() ?? "" },
    excerpt: isSection(kind) ? excerptOf(kind, Object.fromEntries(given)) : "",
    created_at: instant(created_at),
    updated_at: updated_at ? instant(updated_at) : null,
    ...{ fields: written(false), long_fields: written(true) },
  };
}

/** Of the text where there is no summary: that of the original is in another language. */
function excerptOf(kind: Kind, fields: Fields): string {
  const { summary, body } = sectionOf(kind);
  return summary !== body && fields[summary] ? cut(fields[summary], 200) : excerpt(fields[body] ?? "");
}

function isLong(kind: DeskKind, name: string): boolean {
  if (isSection(kind)) return sectionOf(kind).columns[name] === "long text";
  return deskKindOf(kind).fields[name]?.type === "text";
}

/** What it says, by the names of the columns. */
export function fieldsOf(
  kind: DeskKind,
  {
    title,
    fields,
    long_fields = "{}",
  }: Pick<TranslationRow, "title" | "fields"> & { long_fields?: string | undefined },
): Fields {
  return { [deskKindOf(kind).title]: title, ...JSON.parse(fields), ...JSON.parse(long_fields) };
}

/** What the rows of some records have to say of their translations: in which languages they are, and their text. */
export async function withTranslations(db: Db, kind: Kind, rows: Row[]): Promise<Row[]> {
  const stored = await storedRows(
    db,
    kind,
    rows.map(({ id }) => id ?? ""),
  );
  const byRecord = Map.groupBy(stored, ({ record_id }) => record_id);
  return rows.map((row) => {
    const translations = byRecord.get(row.id ?? "") ?? [];
    const languages = new Set([row.language, ...translations.map(({ language }) => language)]);
    const texts = translations.map((translation) => fieldsOf(kind, translation));
    return { ...row, languages: ` ${[...languages].join(" ")} `, folded: searchedText(kind, row, texts) };
  });
}

async function noteInRecord(db: Db, kind: DeskKind, id: string): Promise<void> {
  if (!isSection(kind)) return;
  const columns = ["id", "language", ...sectionOf(kind).searched].map((name) => sql.ref(name));
  const { rows } = await sql<Row>`
    select ${sql.join(columns)} from ${sql.table(kind)} where id = ${id}
  `.execute(db);
  for (const { folded, languages } of await withTranslations(db, kind, rows)) {
    await noteVocabulary(db, [folded ?? ""]);
    await sql`
      update ${sql.table(kind)} set folded = ${folded}, languages = ${languages} where id = ${id}
    `.execute(db);
  }
}

async function storedRows(db: Db, kind: DeskKind, ids: string[]): Promise<TranslationRow[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom("translations")
    .selectAll()
    .where("kind", "=", kind)
    .where("record_id", "in", ids)
    .orderBy("language")
    .execute();
}
