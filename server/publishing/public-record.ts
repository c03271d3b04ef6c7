/** The public text of an edition. */
import type { Kind } from "../../content/kinds.ts";
import { withoutLocation } from "../content/event-place.ts";
import { fieldsIn } from "../content/record-row.ts";
import { translationsOf } from "../content/translations.ts";
import type { Db, EditionSummary, Fields } from "./edition.ts";

export type PublicRecord = {
  created_at: string;
  updated_at: string | null;
  language: string;
  fields: Fields;
};

export async function findPublic(db: Db, kind: Kind, slug: string): Promise<PublicRecord | undefined> {
  const row = await db
    .selectFrom("records")
    .select(["created_at", "updated_at", "language", "title", "fields", "long_fields", "position"])
    .where("kind", "=", kind)
    .where("id", "=", slug)
    .executeTakeFirst();
  if (!row) return undefined;
  const { created_at, updated_at, language } = row;
  // The location is derived from other fields, which may change at the desk.
  return { created_at, updated_at, language, fields: withoutLocation(kind, fieldsIn(kind, row)) };
}

/** For a translation: only its own fields, not those it inherits from the original. */
export async function publicFields(db: Db, edition: EditionSummary): Promise<Fields | undefined> {
  const { kind, slug, language, translationOf, publicRevision } = edition;
  if (publicRevision === null) return undefined;
  if (translationOf === null) return (await findPublic(db, kind, slug))?.fields;
  return (await translationsOf(db, kind, slug)).find((one) => one.language === language)?.fields;
}
