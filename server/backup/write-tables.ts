import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { backedUpTables, isBackedUp } from "./backed-up-tables.ts";
import type { BackupFile } from "./backup-file.ts";
import { tableFolder } from "./backup-format.ts";
import type { Row, Snapshot } from "./snapshot.ts";

const compress = promisify(gzip);
/** In characters. A larger table is split into several files, so that only one part is in memory. */
const partLength = 1_000_000;

/** Writes each table as lines of JSON. Returns the number of rows of each table. */
export async function writeTables(
  file: BackupFile,
  { tables, rows }: Snapshot,
  onRow: (table: string, row: Row) => void,
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  // A database of an earlier release lacks some tables: staff back it up before it is migrated.
  for (const table of backedUpTables.filter((name) => tables.has(name))) {
    let [lines, count, number] = ["", 0, 0];
    const writePart = async () => {
      number++;
      const name = `${tableFolder(table)}${String(number).padStart(6, "0")}.jsonl.gz`;
      await file.add(name, await compress(lines));
      lines = "";
    };
    // SQLite assigns row ids again during the restore.
    for await (const { row_id: _, ...row } of rows(table)) {
      if (!isBackedUp(table, row)) continue;
      onRow(table, row);
      lines += `${JSON.stringify(row)}\n`;
      count++;
      if (lines.length >= partLength) await writePart();
    }
    if (lines) await writePart();
    counts[table] = count;
  }
  return counts;
}
