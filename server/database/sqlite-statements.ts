import type Sqlite from "better-sqlite3";
import type { QueryResult } from "kysely";
import { LRUCache } from "lru-cache";

type Statement = Sqlite.Statement<unknown[]>;

/** More than the site uses; only searches with many words add further statements. */
const maxStatements = 200;

/** Prepares each statement once, because preparing takes a third of the time of a query. */
export function statementCache(file: Sqlite.Database): (sql: string) => Statement {
  const statements = new LRUCache<string, Statement>({
    max: maxStatements,
    memoMethod: (sql) => file.prepare<unknown[]>(sql),
  });
  return (sql) => statements.memo(sql);
}

export function execute<Row>(statement: Statement, parameters: readonly unknown[]): QueryResult<Row> {
  if (statement.reader) return { rows: statement.all(...parameters) as Row[] };
  const { changes, lastInsertRowid } = statement.run(...parameters);
  return { rows: [], insertId: BigInt(lastInsertRowid), numAffectedRows: BigInt(changes) };
}
