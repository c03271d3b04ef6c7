import type Sqlite from "better-sqlite3";
import type { SqliteDatabase } from "kysely";

/** More than the site has; searches of many words have statements of their own. */
const most = 200;

/** Prepares each statement once: Kysely would do it anew for every question, at a third of the question's cost. */
export function withKeptStatements(file: Sqlite.Database): SqliteDatabase {
  const statements = new Map<string, Sqlite.Statement<unknown[]>>();
  return {
    close: () => file.close(),
    prepare: (sql) => {
      const kept = statements.get(sql) ?? file.prepare<unknown[]>(sql);
      // Those used longest ago are the first, and go first.
      statements.delete(sql);
      statements.set(sql, kept);
      if (statements.size > most) statements.delete(statements.keys().next().value ?? "");
      return kept;
    },
  };
}
