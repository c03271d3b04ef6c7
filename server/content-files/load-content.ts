/** Loads the content that comes with the program: the initial content of a new site, and the samples. */
import { join } from "node:path";
import type { Kysely } from "kysely";
import { allKinds, isIndexed, type Kind } from "../../content/kinds.ts";
import { rootFolder } from "../../root-folder.ts";
import { isUntouched } from "../content/changes.ts";
import type { Database } from "../database/schema.ts";
import { type BulkRecord, publishInBulk } from "../publishing/publish-in-bulk.ts";
import type { FileFields } from "./file-fields.ts";
import { filesOf, folderOf, readContentFile } from "./read-files.ts";
import { readRecord } from "./record-file.ts";
import { checkPublishable, readTranslations } from "./translation-files.ts";

const initialFolder = join(rootFolder, "content/initial");
export const sampleFolder = join(rootFolder, "content/samples");

/** Skips kinds that were ever written, so that deleted content does not come back. */
export async function loadInitialContent(db: Kysely<Database>, today: Date): Promise<void> {
  for (const kind of kindsIn(initialFolder))
    if (await isUntouched(db, [kind]))
      await publishInBulk(db, kind, await readKind(initialFolder, kind, today), today);
}

export async function lacksInitialContent(db: Kysely<Database>): Promise<boolean> {
  const untouched = await Promise.all(kindsIn(initialFolder).map((kind) => isUntouched(db, [kind])));
  return untouched.includes(true);
}

/** Dates are relative to today, so that the site never looks abandoned. */
export async function loadSampleContent(
  db: Kysely<Database>,
  today: Date,
  folder = sampleFolder,
): Promise<void> {
  for (const kind of kindsIn(folder))
    await publishInBulk(db, kind, await readKind(folder, kind, today), today, { areSamples: true });
}

/** The records of a kind with their translations, which get the creation date of the original. */
export async function readKind(folder: string, kind: Kind, today: Date): Promise<BulkRecord[]> {
  const read = (id: string, fields: FileFields) => {
    const { language, created_at, updated_at, fields: texts } = readRecord(kind, id, fields, today);
    // Lists show the date: without it, all records would be dated by the first start.
    if (isIndexed(kind) && !created_at) throw new Error('"days_ago" is missing');
    checkPublishable(kind, texts);
    const created = created_at ?? today.toISOString();
    return { id, language, created_at: created, updated_at: updated_at ?? null, fields: texts };
  };
  const originals = await Promise.all(filesOf(folder, kind).map((path) => readContentFile(path, read)));
  const translations = await readTranslations(kind, join(folder, folderOf(kind)), originals);
  return originals.map((record) => ({
    ...record,
    translations: translations
      .filter(({ id }) => id === record.id)
      .map(({ language, fields }) => ({ language, fields, created_at: record.created_at })),
  }));
}

export const kindsIn = (folder: string): Kind[] =>
  allKinds.filter((kind) => filesOf(folder, kind).length > 0);
