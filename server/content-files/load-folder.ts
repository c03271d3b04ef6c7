import { join } from "node:path";
import { allKinds, isIndexed, type Kind } from "../../content/kinds.ts";
import type { BulkRecord } from "../publishing/publish-in-bulk.ts";
import { checkPublishable } from "./check-publishable.ts";
import type { FileFields } from "./file-fields.ts";
import { filesOf, folderOf, readContentFile } from "./read-files.ts";
import { readRecord } from "./record-file.ts";
import { readTranslations } from "./translation-files.ts";

/** The records of a folder whose folders are named after kinds, with their translations, which are as old as they. */
export async function readKind(folder: string, kind: Kind, today: Date): Promise<BulkRecord[]> {
  const read = (id: string, fields: FileFields) => {
    const { language, created_at, updated_at, fields: texts } = readRecord(kind, id, fields, today);
    // Lists show it: without a date, all of them would be of the day of the first start.
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
