/** Published records as they are read in a language: with the texts of their translation into it, where there is one. */
import type { Kysely } from "kysely";
import { isSection, type Kind, subjectOf } from "../../content/kinds.ts";
import type { Language } from "../../languages.ts";
import type { Database, RecordRow } from "../database/schema.ts";
import { inOtherLanguage, withPlace } from "./event-place.ts";
import { type Fields, fieldsIn } from "./record-row.ts";

export type Reading = { db: Kysely<Database>; kind: Kind; language: Language };

/** A record with the text of each field by its name. */
export type ReadRecord = Pick<
  RecordRow,
  "id" | "language" | "excerpt" | "created_at" | "updated_at" | "over_at"
> & {
  languages: string[];
  fields: Fields;
  /** What the colour of its cover stands for, where the page may say it in other words. */
  subject?: string;
};

export const languagesIn = (said: string): string[] => said.trim().split(" ");

export const isReadableIn = (language: string, { languages }: Pick<RecordRow, "languages">) =>
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

type Options = { /** With the texts that lists do not read. */ long?: boolean };

/** In no order; a record that is gone since its id was read is left out. */
export async function readRecords(
  reading: Reading,
  ids: string[],
  { long = false }: Options = {},
): Promise<ReadRecord[]> {
  if (ids.length === 0) return [];
  const rows = await selectRecords(reading, long).where("id", "in", ids).execute();
  return inLanguage(reading, rows, long);
}

/** All of a kind that is ordered by position, up to a limit, each with the text that searches look in. */
export async function readByPosition(
  reading: Reading,
  most: number,
  { long = false }: Options = {},
): Promise<(ReadRecord & { folded: string })[]> {
  const rows = await selectRecords(reading, long)
    .select("folded")
    .orderBy("position")
    .orderBy("id")
    .limit(most)
    .execute();
  const records = await inLanguage(reading, rows, long);
  return records.map((record, index) => ({ ...record, folded: rows[index]?.folded ?? "" }));
}

function selectRecords({ db, kind }: Reading, long: boolean) {
  return db
    .selectFrom("records")
    .select(columns)
    .$if(long, (query) => query.select("long_fields"))
    .where("kind", "=", kind);
}

type Row = Pick<RecordRow, (typeof columns)[number]> & { long_fields?: string | undefined };

/** One query for the translations of all of them, by their primary key. */
async function inLanguage(
  { db, kind, language }: Reading,
  rows: Row[],
  long: boolean,
): Promise<ReadRecord[]> {
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
      // The original decides: a cover looks the same in every language.
      ...(isSection(kind) && { subject: subjectOf(kind, { id, ...written }) }),
    };
  });
}

/** Of two moments in the form of the database. */
export function latest(one: string | null, other: string | null): string | null {
  return (one ?? "") > (other ?? "") ? one : other;
}
