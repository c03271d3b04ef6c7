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

/** As the log names it. */
const program = { id: null, name: "npm run content" };

export async function storedRecord(
  db: Db,
  { kind, slug, isTranslation, language }: RecordFile,
): Promise<PublicRecord | undefined> {
  if (isTranslation)
    return (await translationsOf(db, kind, slug)).find((translation) => translation.language === language);
  return findPublic(db, kind, slug);
}

/** What a file does not say of its moments stays as it is, and so do its place and fields that the program does not know. */
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

/** Whoever calls it is alone with the editions. */
export async function publishRecord(db: Db, file: RecordFile, now: Date): Promise<void> {
  const { kind, slug, language, created_at } = file;
  const at = now.toISOString();
  const stored = await storedRecord(db, file);
  if (stored && !differs(file, stored)) return;
  const original = await editionAt(db, kind, slug);
  const made = file.isTranslation && original ? await translationMade(db, original, at) : {};
  const known = made.translationOf ? await translationIn(db, made.translationOf, language) : original;
  const given = storableFields(Object.entries(file.fields));
  const of = { kind, translationOf: made.translationOf ?? null };
  const fields = allFields(of, { ...known?.fields, ...given });
  const edition = known
    ? await replaceText(db, known, fields, at)
    : await insertEdition(db, program, { id: randomUUID(), kind, slug, language, fields, ...made }, at);
  const dated = known && created_at ? { first_published_at: created_at } : {};
  const agrees = made.sourceRevision ? { source_revision: made.sourceRevision } : {};
  const ready = await updateEdition(db, edition.id, { language, ...dated, ...agrees });
  const published = await publishEdition(db, program, ready, {
    ...{ at, since: created_at ?? at },
    // The same as before says nothing of what has changed since.
    updated: file.updated_at === stored?.updated_at ? null : (file.updated_at ?? null),
  });
  await addVersion(db, program, "published", published, at);
  if (known) return;
  const isSample = file.isSample && (original?.isSample ?? true);
  if (original && !isSample) await adoptSample(db, original);
  // As those that the program brings are stored: their last change is the one that the file tells of.
  if (isSample)
    await updateEdition(db, edition.id, {
      sample: "present",
      changed_at: file.updated_at ?? created_at ?? at,
    });
}

/** It is taken to agree with what is public of the original. */
async function translationMade(
  db: Db,
  original: Edition,
  at: string,
): Promise<{ translationOf?: string; sourceRevision?: number }> {
  const sourceRevision = currentSourceRevision(original);
  await keepSourceText(db, original, sourceRevision, at);
  return { translationOf: original.id, sourceRevision };
}

/** What somebody has written since it was published stays a version. */
async function replaceText(
  db: Db,
  edition: Edition,
  fields: Edition["fields"],
  at: string,
): Promise<Edition> {
  if (sameFields(fields, edition.fields)) return edition;
  if (edition.revision !== edition.publicRevision)
    await addVersionIfMissing(db, edition.changedBy, edition, edition.changedAt);
  return saveFields(db, program, edition, fields, at);
}
