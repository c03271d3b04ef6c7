import { setImmediate } from "node:timers/promises";
import type { SiteDatabase } from "../database/connect.ts";
import { exclusively } from "../database/exclusively.ts";
import { checkFile, type FilePlace, findFiles, readRecordFile } from "./check-files.ts";
import { differs, publishRecord, storedRecord } from "./publish-record.ts";
import type { RecordFile } from "./record-file.ts";

export type Change = "added" | "changed" | "unchanged";
type Options = { today?: Date; dryRun?: boolean; onChange?: (change: Change, place: string) => void };

/** Records in one transaction, so that staff at the desk hardly wait. */
const BATCH = 50;

/**
 * Publishes the files of a folder as the desk would: with versions, log and receipts. All files are checked before the
 * first write. Unchanged records are skipped, so an interrupted import can be run again.
 */
export async function importContent(
  database: SiteDatabase,
  folder: string,
  { today = new Date(), dryRun = false, onChange = () => {} }: Options = {},
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
  for (let start = 0; start < different.length && !dryRun; start += BATCH) {
    const records = await Promise.all(
      different.slice(start, start + BATCH).map((file) => readRecordFile(database.db, file, today)),
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
