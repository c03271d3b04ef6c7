import { setImmediate } from "node:timers/promises";
import type { SiteDatabase } from "../database/connect.ts";
import { exclusively } from "../database/exclusively.ts";
import { checkFile, type FilePlace, findFiles, readRecordFile } from "./check-files.ts";
import { differs, publishRecord, storedRecord } from "./publish-record.ts";
import type { RecordFile } from "./record-file.ts";

export type Change = "added" | "changed" | "unchanged";
type Wishes = { today?: Date; dryRun?: boolean; onChange?: (change: Change, place: string) => void };

/** At a time, so that nobody who writes at the desk is held up. */
const batch = 50;

/**
 * Publishes what is in the files of a folder, as if somebody had done so at the desk: with versions, log and receipts.
 * All files are checked before anything is written. What is there already and is no different stays as it is, so an
 * import that broke off can be run again.
 */
export async function importContent(
  database: SiteDatabase,
  folder: string,
  { today = new Date(), dryRun = false, onChange = () => {} }: Wishes = {},
): Promise<Record<Change, number>> {
  const counts = { added: 0, changed: 0, unchanged: 0 };
  const files = await findFiles(folder);
  const different: FilePlace[] = [];
  for (const file of files) {
    const record = await readRecordFile(database.db, file, today);
    await checkFile(database.db, file, record);
    const stored = await storedRecord(database.db, record);
    const change = !stored ? "added" : differs(record, stored) ? "changed" : "unchanged";
    counts[change]++;
    if (change !== "unchanged") different.push(file);
    onChange(change, placeOf(record));
  }
  for (let start = 0; start < different.length && !dryRun; start += batch) {
    const records = await Promise.all(
      different.slice(start, start + batch).map((file) => readRecordFile(database.db, file, today)),
    );
    await exclusively(database, ["editions", "publishing"], async (db) => {
      for (const record of records) await publishRecord(db, record, new Date());
    });
    await setImmediate();
  }
  return counts;
}

const placeOf = ({ kind, slug, language, isTranslation }: RecordFile) =>
  isTranslation ? `${kind}/${language}/${slug}` : `${kind}/${slug}`;
