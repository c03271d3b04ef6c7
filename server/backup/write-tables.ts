import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { backedUpTables, isBackedUp } from "./backed-up-tables.ts";
import type { BackupFile } from "./backup-file.ts";
import type { Row, Snapshot } from "./snapshot.ts";

const compress = promisify(gzip);
/** In characters: so much of a table is in memory, and one file of the backup. */
const part = 1_000_000;

export const partsOf = (table: string) => `tables/${table}/`;

/** Writes each table as lines of JSON, a part a file. Returns how many rows each has; `onRow` sees all of them. */
export async function writeTables(
  file: BackupFile,
  { tables, rows }: Snapshot,
  onRow: (table: string, row: Row) => void,
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  // A database of an earlier release lacks some: it is backed up before it is brought up to date.
  for (const table of backedUpTables.filter((name) => tables.has(name))) {
    let [lines, count, number] = ["", 0, 0];
    const writePart = async () => {
      number++;
      const name = `${partsOf(table)}${String(number).padStart(6, "0")}.jsonl.gz`;
      await file.add(name, await compress(lines));
      lines = "";
    };
    // SQLite numbers rows for its own use, and does so again.
    for await (const { row_id: _, ...row } of rows(table)) {
      if (!isBackedUp(table, row)) continue;
      onRow(table, row);
      lines += `${JSON.stringify(row)}\n`;
      count++;
      if (lines.length >= part) await writePart();
    }
    if (lines) await writePart();
    counts[table] = count;
  }
  return counts;
}
