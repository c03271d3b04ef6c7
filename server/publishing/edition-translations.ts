/** Translations of an edition: at most one for each language. */
import { inheritedFields, type Kind, kindOf, translatedFields } from "../../content/kinds.ts";
import { inOtherLanguage } from "../content/event-place.ts";
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

/** The text that a translation is compared with: the public text of the original, or its working copy if it is not public. */
export type OriginalText = { revision: number; fields: Fields };

export const currentSourceRevision = ({ publicRevision, revision }: EditionSummary): number =>
  publicRevision ?? revision;

/** Whether the original has changed since the translation was last up to date. */
export function isStale({ sourceRevision }: EditionSummary, original: EditionSummary): boolean {
  return (sourceRevision ?? 0) < currentSourceRevision(original);
}

export async function originalText(db: Db, original: Edition): Promise<OriginalText> {
  const { kind, slug, publicRevision } = original;
  const shown = publicRevision === null ? undefined : await findPublic(db, kind, slug);
  return { revision: currentSourceRevision(original), fields: shown?.fields ?? original.fields };
}

/** The translations of several originals by the id of the original, including deleted ones. */
export async function translationSummaries(
  db: Db,
  originals: string[],
): Promise<Map<string, EditionSummary[]>> {
  if (originals.length === 0) return new Map();
  const rows = await db
    .selectFrom("editions")
    .select(summaryColumns)
    .where("translation_of", "in", originals)
    .orderBy("language")
    .execute();
  return Map.groupBy(rows.map(summaryOf), ({ translationOf }) => translationOf ?? "");
}

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

/** Updates the columns of an original that lists filter by: its languages, and whether a translation is out of date. */
export async function updateLanguages(db: Db, original: string): Promise<void> {
  const rows = await db
    .selectFrom("editions")
    .select([...summaryColumns, "languages", "stale"])
    .where(({ eb, or }) => or([eb("id", "=", original), eb("translation_of", "=", original)]))
    .orderBy("language")
    .execute();
  const row = rows.find(({ id }) => id === original);
  if (!row) return;
  const translations = rows.filter((other) => other !== row && other.deleted_at === null);
  const languages = ` ${[row.language, ...translations.map(({ language }) => language)].join(" ")} `;
  const stale = Number(translations.some((other) => isStale(summaryOf(other), summaryOf(row))));
  if (row.languages !== languages || row.stale !== stale)
    await db.updateTable("editions").set({ languages, stale }).where("id", "=", original).execute();
}

/** Keeps the text that a translation is up to date with: the desk shows what changed since. */
export async function keepSourceText(db: Db, original: Edition, revision: number, at: string): Promise<void> {
  const text = await originalText(db, original);
  const fields = revision === text.revision ? text.fields : await fieldsAt(db, original.id, revision);
  if (fields) await addRevisionIfMissing(db, { id: original.id, revision, fields, at });
}

type Change = { before: OriginalText; after: OriginalText; at: string };

/**
 * Keeps translations up to date if no field that they translate has changed: a new date of an event makes none of them
 * out of date.
 */
export async function carrySourceRevision(
  db: Db,
  { id, kind }: Pick<EditionSummary, "id" | "kind">,
  { before, after, at }: Change,
): Promise<void> {
  const upToDate = await db
    .selectFrom("editions")
    .select(["id", "fields"])
    .where("translation_of", "=", id)
    .where("source_revision", ">=", before.revision)
    .where("source_revision", "<", after.revision)
    .execute();
  const unaffected = upToDate.filter(({ fields }) =>
    hasSameSource(kind, before.fields, after.fields, JSON.parse(fields)),
  );
  if (unaffected.length === 0) return;
  await addRevisionIfMissing(db, { id, ...after, at });
  await db
    .updateTable("editions")
    .set({ source_revision: after.revision })
    .where(
      "id",
      "in",
      unaffected.map((translation) => translation.id),
    )
    .execute();
}

function hasSameSource(kind: Kind, before: Fields, after: Fields, own: Fields): boolean {
  return namesToCompare(kind, after, own).every(
    (name) => (before[name] ?? "").trim() === (after[name] ?? "").trim(),
  );
}

/** Inherited fields (pictures, files, links) count only if the translation has its own: otherwise it follows the original. */
export function namesToCompare(kind: Kind, original: Fields, own: Fields): string[] {
  const inherited = inheritedFields(kind, original);
  return translatedFields(kind, original).filter(
    (name) => !inherited.includes(name) || (own[name] ?? "").trim() !== "",
  );
}

/** The record as visitors would read it in the language of the translation. */
export function withTranslation(original: Edition, text: Fields, translation: Edition): Edition {
  const { kind } = original;
  const own = translatedFields(kind, text).map((name) => [name, (translation.fields[name] ?? "").trim()]);
  return {
    ...original,
    ...{ language: translation.language, title: translation.fields[kindOf(kind).title] ?? "" },
    fields: inOtherLanguage(kind, translation.language, text, Object.fromEntries(own)),
  };
}
