/** Rows as they are read in a language: with the words of their translation into it, where there is one. */
import type { Kysely } from "kysely";
import { type DeskKind, isSection } from "../../desk-kinds.ts";
import type { Language } from "../../languages.ts";
import { subjectOf } from "../../sections.ts";
import type { Database, TranslationRow } from "../database/schema.ts";
import { fieldsOf } from "./translations.ts";

type Reading = { db: Kysely<Database>; kind: DeskKind; language: Language };
/** The languages as the row of a record says them: " en fr ". */
export type Translatable = { id: string; language: string; languages: string };

export const languagesIn = (said: string): string[] => said.trim().split(" ");

export const isReadableIn = (language: string, { languages }: Pick<Translatable, "languages">) =>
  languages.includes(` ${language} `);

/** Only where there is a translation it is read: one query for all of them, by their primary key. */
export async function inLanguage<Row extends Translatable>(
  { db, kind, language }: Reading,
  rows: Row[],
  { long = false } = {},
): Promise<Row[]> {
  const ids = rows
    .filter((row) => row.language !== language && isReadableIn(language, row))
    .map(({ id }) => id);
  if (ids.length === 0) return rows;
  const translations = await db
    .selectFrom("translations")
    .select(["record_id", "language", "title", "excerpt", "updated_at", "fields"])
    .$if(long, (query) => query.select("long_fields"))
    .where("kind", "=", kind)
    .where("record_id", "in", ids)
    .where("language", "=", language)
    .execute();
  const byId = new Map(translations.map((translation) => [translation.record_id, translation]));
  return rows.map((row) => {
    const translation = byId.get(row.id);
    return translation ? inWordsOf(kind, row, translation) : row;
  });
}

type Translation = Omit<TranslationRow, "kind" | "created_at" | "long_fields"> & {
  long_fields?: string | undefined;
};

/** Of the columns that the row has. */
function inWordsOf<Row extends Translatable>(kind: DeskKind, row: Row, translation: Translation): Row {
  const { excerpt, language, updated_at } = translation;
  const { updated_at: updatedBefore } = row as { updated_at?: string | null };
  const said = { ...fieldsOf(kind, translation), excerpt, updated_at: latest(updatedBefore, updated_at) };
  const own = Object.entries(said).filter(([name]) => name in row);
  return {
    ...{ ...row, ...Object.fromEntries(own), language },
    // What the colour of its cover stands for is told by the original: it looks the same in every language.
    ...(isSection(kind) && { subject: subjectOf(kind, row) }),
  };
}

/** Of two moments in the form of the database. */
function latest(one: string | null = null, other: string | null = null): string | null {
  return (one ?? "") > (other ?? "") ? one : other;
}

/** For kinds of which a page shows all, and whose rows do not say in which languages they are. */
export async function allInLanguage<Row extends { id: string; language: string }>(
  reading: Reading,
  rows: Row[],
): Promise<(Row & { languages: string[] })[]> {
  const there = await reading.db
    .selectFrom("translations")
    .select(["record_id", "language"])
    .where("kind", "=", reading.kind)
    .orderBy("language")
    .execute();
  const others = Map.groupBy(there, ({ record_id }) => record_id);
  const languagesOf = ({ id, language }: Row) => [
    ...new Set([language, ...(others.get(id) ?? []).map((other) => other.language)]),
  ];
  const translatable = rows.map((row) => ({ ...row, languages: ` ${languagesOf(row).join(" ")} ` }));
  const shown = await inLanguage(reading, translatable, { long: true });
  return shown.map((row) => ({ ...row, languages: languagesIn(row.languages) }));
}
