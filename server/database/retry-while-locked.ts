import { setTimeout as pause } from "node:timers/promises";
import Sqlite from "better-sqlite3";

/** In milliseconds, the same as SQLite's own busy handler. The last one repeats. */
const pauses = [1, 2, 5, 10, 15, 20, 25];

/**
 * Reattempts while another program has the file locked, until a time of `performance.now()`. SQLite could wait itself, but
 * would block the whole process. A statement that fails this way has changed nothing.
 */
export async function retryWhileLocked<Result>(until: number, attempt: () => Result): Promise<Result> {
  for (let attempts = 0; ; attempts++) {
    try {
      return attempt();
    } catch (error) {
      if (!isLocked(error) || performance.now() >= until) throw error;
    }
    await pause(pauses[attempts] ?? pauses.at(-1));
  }
}

function isLocked(error: unknown): boolean {
  return error instanceof Sqlite.SqliteError && error.code.startsWith("SQLITE_BUSY");
}
