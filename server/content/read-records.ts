/** Reads published records in a language, with the texts of their translation if there is one. */
import type { Kysely } from "kysely";
import { isSection, type Kind, subjectOf } from "../../content/kinds.ts";
import type { Language } from "../../languages.ts";
import type { Database, RecordRow } from "../database/schema.ts";
import { inOtherLanguage, withPlace } from "./event-place.ts";
import { type Fields, fieldsIn } from "./record-row.ts";

type Source = { db: Kysely<Database>; kind: Kind; language: Language };

export type ReadRecord = Pick<
  RecordRow,
  "id" | "language" | "excerpt" | "created_at" | "updated_at" | "over_at"
> & {
  languages: string[];
  fields: Fields;
  /** The text that determines the colour of its cover, if the record is read in translation. */
  subject?: string;
};

/** From the column `languages`: " en fr ". */
export const languagesIn = (column: string): string[] => column.trim().split(" ");

const isReadableIn = (language: string, { languages }: Pick<RecordRow, "languages">) =>
  languages.includes(` ${language} `);

const columns = [
  ...["id", "language", "languages", "title", "excerpt", "created_at", "updated_at", "over_at"],
  ...["position", "fields"],
] as (
  | "id"
  | "language"
  | "languages"
  | "title"
  | "excerpt"
  | "created_at"
  | "updated_at"
  | "over_at"
  | "position"
  | "fields"
)[];

type Options = { /** Include long texts, which lists do not need. */ long?: boolean };

/** In no particular order; missing ids are left out. */
export async function readRecords(
  source: Source,
  ids: string[],
  { long = false }: Options = {},
): Promise<ReadRecord[]> {
  if (ids.length === 0) return [];
  const rows = await selectRecords(source, long).where("id", "in", ids).execute();
  return inLanguage(source, rows, long);
}

/** With the folded text that searches read. */
export async function readByPosition(
  source: Source,
  limit: number,
  { long = false }: Options = {},
): Promise<(ReadRecord & { folded: string })[]> {
  const rows = await selectRecords(source, long)
    .select("folded")
    .orderBy("position")
    .orderBy("id")
    .limit(limit)
    .execute();
  const records = await inLanguage(source, rows, long);
  return records.map((record, index) => ({ ...record, folded: rows[index]?.folded ?? "" }));
}

function selectRecords({ db, kind }: Source, long: boolean) {
  return db
    .selectFrom("records")
    .select(columns)
    .$if(long, (query) => query.select("long_fields"))
    .where("kind", "=", kind);
}

type Row = Pick<RecordRow, (typeof columns)[number]> & { long_fields?: string | undefined };

/** Reads all translations in one query by primary key. */
async function inLanguage({ db, kind, language }: Source, rows: Row[], long: boolean): Promise<ReadRecord[]> {
  const ids = rows
    .filter((row) => row.language !== language && isReadableIn(language, row))
    .map(({ id }) => id);
  const translations =
    ids.length === 0
      ? []
      : await db
          .selectFrom("record_texts")
          .select(["id", "language", "title", "excerpt", "updated_at", "fields"])
          .$if(long, (query) => query.select("long_fields"))
          .where("kind", "=", kind)
          .where("id", "in", ids)
          .where("language", "=", language)
          .execute();
  const byId = new Map(translations.map((translation) => [translation.id, translation]));
  return rows.map((row) => {
    const { id, excerpt, created_at, updated_at, over_at } = row;
    const original = { id, language: row.language, excerpt, created_at, updated_at, over_at };
    const written = fieldsIn(kind, row);
    const languages = languagesIn(row.languages);
    if (row.language === language)
      return { ...original, languages, fields: withPlace(kind, language, written) };
    const translation = byId.get(id);
    const own = translation && fieldsIn(kind, translation);
    return {
      ...{ ...original, languages },
      ...(translation && {
        ...{ language: translation.language, excerpt: translation.excerpt },
        updated_at: latest(updated_at, translation.updated_at),
      }),
      fields: withPlace(kind, language, inOtherLanguage(kind, language, written, own)),
      // From the original, so that a cover looks the same in every language.
      ...(isSection(kind) && { subject: subjectOf(kind, { id, ...written }) }),
    };
  });
}

/** Compares two instants as the database stores them. */
export function latest(one: string | null, other: string | null): string | null {
  return (one ?? "") > (other ?? "") ? one : other;
}
