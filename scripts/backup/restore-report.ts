import type { restoreBackup } from "../../server/backup/restore-backup.ts";
import { counted } from "../terminal-text.ts";
import type { Obtained } from "./obtain-backup.ts";
import { size } from "./run-backup.ts";

type Restored = Awaited<ReturnType<typeof restoreBackup>>;

const notContained = `Not in any backup: sessions and sign-in codes (staff sign in again), mail of the desk outside conversations, unfinished uploads,
the networks of visitors, your own PICTURES_FOLDER, and the settings.`;

/** Says what was restored, from when, and what is missing. */
export function restoreReport({ at, engine, rows, media, restored }: Restored, from: Obtained): string {
  const tables = Object.entries(rows);
  const full = tables.filter(([, count]) => count > 0);
  const empty = tables.flatMap(([table, count]) => (count === 0 ? [table] : []));
  const total = full.reduce((sum, [, count]) => sum + count, 0);
  const width = Math.max(...full.map(([table]) => table.length), 0);
  const left = media.objects - restored.objects;
  return [
    `Restored the state of ${at} from ${from.source} (${size(from.bytes)}, written with ${engine === "sqlite" ? "SQLite" : "PostgreSQL"}).`,
    "",
    ...full.map(([table, count]) => `  ${table.padEnd(width)} ${String(count).padStart(9)}`),
    ...(empty.length > 0 ? [`  empty: ${empty.join(", ")}`] : []),
    "",
    `${counted(total, "row")} in ${counted(full.length, "table")}; ${counted(restored.objects, "stored file")}, ${size(restored.bytes)}.`,
    ...(left > 0
      ? [`Left out, because they were deleted while the backup was written: ${counted(left, "stored file")}.`]
      : []),
    notContained,
    "Messages that were erased since then are back: docs/operate.md, Restore, explains how to erase them again. Now start the site.",
  ].join("\n");
}
