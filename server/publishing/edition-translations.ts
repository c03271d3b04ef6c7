/** Editions that say another one in another language: at most one for each language. */
import { inheritedFields, type Kind, kindOf, translatedFields } from "../../content/kinds.ts";
import { inOtherLanguage } from "../content/place.ts";
import {
  type Db,
  type Edition,
  type EditionSummary,
  editionOf,
  type Fields,
  summaryColumns,
  summaryOf,
} from "./edition.ts";
import { findPublic } from "./public-record.ts";
import { addRevisionIfMissing, fieldsAt } from "./revisions.ts";

/** What a translation is compared with: what visitors read of the original, or its working copy where they read none. */
export type OriginalText = { revision: number; fields: Fields };

export const currentSourceRevision = ({ publicRevision, revision }: EditionSummary): number =>
  publicRevision ?? revision;

/** Whether the original has changed since the translation was made to agree with it. */
export function isStale({ sourceRevision }: EditionSummary, original: EditionSummary): boolean {
  return (sourceRevision ?? 0) < currentSourceRevision(original);
}

export async function originalText(db: Db, original: Edition): Promise<OriginalText> {
  const { kind, slug, publicRevision } = original;
  const shown = publicRevision === null ? undefined : await findPublic(db, kind, slug);
  return { revision: currentSourceRevision(original), fields: shown?.fields ?? original.fields };
}

/** Those of several originals, by the id of each, deleted ones too. */
export async function translationsOf(db: Db, originals: string[]): Promise<Map<string, EditionSummary[]>> {
  if (originals.length === 0) return new Map();
  const rows = await db
    .selectFrom("editions")
    .select(summaryColumns)
    .where("translation_of", "in", originals)
    .orderBy("language")
    .execute();
  return Map.groupBy(rows.map(summaryOf), ({ translationOf }) => translationOf ?? "");
}

/** All that is written of them. */
export async function readTranslations(db: Db, original: string): Promise<Edition[]> {
  const rows = await db
    .selectFrom("editions")
    .select([...summaryColumns, "fields"])
    .where("translation_of", "=", original)
    .orderBy("language")
    .execute();
  return rows.map(editionOf);
}

export async function translationIn(
  db: Db,
  original: string,
  language: string,
): Promise<Edition | undefined> {
  const row = await db
    .selectFrom("editions")
    .select([...summaryColumns, "fields"])
    .where("translation_of", "=", original)
    .where("language", "=", language)
    .executeTakeFirst();
  return row && editionOf(row);
}

/** Notes in an original in which languages it is, and whether one of them is stale: lists are narrowed by it. */
export async function updateLanguages(db: Db, original: string): Promise<void> {
  const rows = await db
    .selectFrom("editions")
    .select([...summaryColumns, "languages", "stale"])
    .where(({ eb, or }) => or([eb("id", "=", original), eb("translation_of", "=", original)]))
    .orderBy("language")
    .execute();
  const noted = rows.find(({ id }) => id === original);
  if (!noted) return;
  const there = rows.filter((row) => row !== noted && row.deleted_at === null);
  const languages = ` ${[noted.language, ...there.map(({ language }) => language)].join(" ")} `;
  const stale = Number(there.some((row) => isStale(summaryOf(row), summaryOf(noted))));
  if (noted.languages !== languages || noted.stale !== stale)
    await db.updateTable("editions").set({ languages, stale }).where("id", "=", original).execute();
}

/** The text that a translation agrees with stays as long as it does: what changed since is shown beside it. */
export async function keepSourceText(db: Db, original: Edition, revision: number, at: string): Promise<void> {
  const text = await originalText(db, original);
  const fields = revision === text.revision ? text.fields : await fieldsAt(db, original.id, revision);
  if (fields) await addRevisionIfMissing(db, { id: original.id, revision, fields, at });
}

type Change = { before: OriginalText; after: OriginalText; at: string };

/**
 * A translation that agreed with the text before agrees with the text after it too, if nothing has changed of what it
 * says: another date of an event makes none stale.
 */
export async function carrySourceRevision(
  db: Db,
  { id, kind }: Pick<EditionSummary, "id" | "kind">,
  { before, after, at }: Change,
): Promise<void> {
  const agreeing = await db
    .selectFrom("editions")
    .select(["id", "fields"])
    .where("translation_of", "=", id)
    .where("source_revision", ">=", before.revision)
    .where("source_revision", "<", after.revision)
    .execute();
  const carried = agreeing.filter(({ fields }) =>
    saysTheSame(kind, before.fields, after.fields, JSON.parse(fields)),
  );
  if (carried.length === 0) return;
  await addRevisionIfMissing(db, { id, ...after, at });
  await db
    .updateTable("editions")
    .set({ source_revision: after.revision })
    .where(
      "id",
      "in",
      carried.map((translation) => translation.id),
    )
    .execute();
}

function saysTheSame(kind: Kind, before: Fields, after: Fields, own: Fields): boolean {
  return namesToCompare(kind, after, own).every(
    (name) => (before[name] ?? "").trim() === (after[name] ?? "").trim(),
  );
}

/** Of a picture, a file or a link only where the translation has one of its own: otherwise it has the new one at once. */
export function namesToCompare(kind: Kind, original: Fields, own: Fields): string[] {
  const inherited = inheritedFields(kind, original);
  return translatedFields(kind, original).filter(
    (name) => !inherited.includes(name) || (own[name] ?? "").trim() !== "",
  );
}

/** A record as visitors would read it in the language of the translation. */
export function translated(original: Edition, text: Fields, translation: Edition): Edition {
  const { kind } = original;
  const own = translatedFields(kind, text).map((name) => [name, (translation.fields[name] ?? "").trim()]);
  return {
    ...original,
    ...{ language: translation.language, title: translation.fields[kindOf(kind).title] ?? "" },
    fields: inOtherLanguage(kind, translation.language, text, Object.fromEntries(own)),
  };
}
