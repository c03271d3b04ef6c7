import { setTimeout as pause } from "node:timers/promises";
import Sqlite from "better-sqlite3";

/** In milliseconds, as SQLite's own busy handler waits; the last one is repeated. */
const pauses = [1, 2, 5, 10, 15, 20, 25];

/**
 * Tries again while another program has the file locked, until a moment of `performance.now()`. SQLite would wait
 * too, but the whole process with it. A statement that found the file locked has done nothing.
 */
export async function retryWhileLocked<Result>(until: number, attempt: () => Result): Promise<Result> {
  for (let tries = 0; ; tries++) {
    try {
      return attempt();
    } catch (error) {
      if (!isLocked(error) || performance.now() >= until) throw error;
    }
    await pause(pauses[tries] ?? pauses.at(-1));
  }
}

function isLocked(error: unknown): boolean {
  return error instanceof Sqlite.SqliteError && error.code.startsWith("SQLITE_BUSY");
}
