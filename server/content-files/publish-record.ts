import { randomUUID } from "node:crypto";
import { translationsOf } from "../content/translations.ts";
import { type Db, type Edition, editionAt } from "../publishing/edition.ts";
import { allFields, sameFields, storableFields } from "../publishing/edition-fields.ts";
import { currentSourceRevision, keepSourceText, translationIn } from "../publishing/edition-translations.ts";
import { findPublic, type PublicRecord } from "../publishing/public-record.ts";
import { publishEdition } from "../publishing/publish-edition.ts";
import { adoptSample, insertEdition, saveFields, updateEdition } from "../publishing/store-edition.ts";
import { addVersion, addVersionIfMissing } from "../publishing/versions.ts";
import type { RecordFile } from "./record-file.ts";

/** The author in the log. */
export const contentCommand = { id: null, name: "npm run content" };

export async function storedRecord(
  db: Db,
  { kind, slug, isTranslation, language }: RecordFile,
): Promise<PublicRecord | undefined> {
  if (isTranslation)
    return (await translationsOf(db, kind, slug)).find((translation) => translation.language === language);
  return findPublic(db, kind, slug);
}

/** Dates, the position and unknown fields that the file leaves out stay as they are, and so do not count. */
export function differs(file: RecordFile, stored: PublicRecord): boolean {
  const { position = "", ...fields } = asPublished(file.fields);
  return (
    Object.entries(fields).some(([name, text]) => text !== (stored.fields[name] ?? "")) ||
    (position !== "" && position !== stored.fields.position) ||
    file.language !== stored.language ||
    (file.created_at ?? stored.created_at) !== stored.created_at ||
    (file.updated_at ?? stored.updated_at) !== stored.updated_at
  );
}

const asPublished = (fields: RecordFile["fields"]) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, text]) => [name, text.replace(/\r\n?/g, "\n").trim()]),
  );

/** The caller must hold the lock on editions. */
export async function publishRecord(db: Db, file: RecordFile, now: Date): Promise<void> {
  const { kind, slug, language, created_at } = file;
  const at = now.toISOString();
  const stored = await storedRecord(db, file);
  if (stored && !differs(file, stored)) return;
  const original = await editionAt(db, kind, slug);
  const translation = file.isTranslation && original ? await newTranslation(db, original, at) : {};
  const known = translation.translationOf
    ? await translationIn(db, translation.translationOf, language)
    : original;
  const given = storableFields(Object.entries(file.fields));
  const of = { kind, translationOf: translation.translationOf ?? null };
  const fields = allFields(of, { ...known?.fields, ...given });
  const edition = known
    ? await replaceText(db, known, fields, at)
    : await insertEdition(
        db,
        contentCommand,
        { id: randomUUID(), kind, slug, language, fields, ...translation },
        at,
      );
  const dated = known && created_at ? { first_published_at: created_at } : {};
  const agrees = translation.sourceRevision ? { source_revision: translation.sourceRevision } : {};
  const ready = await updateEdition(db, edition.id, { language, ...dated, ...agrees });
  const published = await publishEdition(db, contentCommand, ready, {
    ...{ at, since: created_at ?? at },
    // An unchanged date says nothing about this change.
    updated: file.updated_at === stored?.updated_at ? null : (file.updated_at ?? null),
  });
  await addVersion(db, contentCommand, "published", published, at);
  if (known) return;
  const isSample = file.isSample && (original?.isSample ?? true);
  if (original && !isSample) await adoptSample(db, original);
  // As with the samples, the file gives the date of the last change.
  if (isSample)
    await updateEdition(db, edition.id, {
      sample: "present",
      changed_at: file.updated_at ?? created_at ?? at,
    });
}

/** It counts as up to date with the public version of the original. */
async function newTranslation(
  db: Db,
  original: Edition,
  at: string,
): Promise<{ translationOf?: string; sourceRevision?: number }> {
  const sourceRevision = currentSourceRevision(original);
  await keepSourceText(db, original, sourceRevision, at);
  return { translationOf: original.id, sourceRevision };
}

/** Keeps an unpublished draft as a version. */
async function replaceText(
  db: Db,
  edition: Edition,
  fields: Edition["fields"],
  at: string,
): Promise<Edition> {
  if (sameFields(fields, edition.fields)) return edition;
  if (edition.revision !== edition.publicRevision)
    await addVersionIfMissing(db, edition.changedBy, edition, edition.changedAt);
  return saveFields(db, contentCommand, edition, fields, at);
}
