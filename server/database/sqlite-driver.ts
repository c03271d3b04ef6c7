import type Sqlite from "better-sqlite3";
import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from "kysely";
import { retryWhileLocked } from "./retry-while-locked.ts";
import { execute, statementCache } from "./sqlite-statements.ts";
import type { SqliteWriter } from "./sqlite-writer.ts";

/**
 * Sends read-only statements to a separate connection, which sees the last commit and never waits for writers, and all
 * others to the writer.
 */
export function sqliteDriver(reader: Sqlite.Database, writer: SqliteWriter, deadline: number): Driver {
  const statement = statementCache(reader);
  /** The connections in a transaction, each with the function that releases the writer. */
  const transactions = new Map<DatabaseConnection, () => void>();

  const read = <Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row> | undefined> =>
    retryWhileLocked(performance.now() + deadline, () => {
      const prepared = statement(sql);
      return prepared.readonly ? execute<Row>(prepared, parameters) : undefined;
    });

  const connect = (): DatabaseConnection => {
    const connection: DatabaseConnection = {
      async executeQuery<Row>(query: CompiledQuery) {
        if (transactions.has(connection)) return writer.runInTransaction<Row>(query);
        return (await read<Row>(query)) ?? writer.write<Row>(query);
      },
      async *streamQuery<Row>(query: CompiledQuery) {
        yield await connection.executeQuery<Row>(query);
      },
    };
    return connection;
  };

  const end = (connection: DatabaseConnection) => {
    transactions.get(connection)?.();
    transactions.delete(connection);
  };

  return {
    init: async () => {},
    acquireConnection: async () => connect(),
    async beginTransaction(connection) {
      transactions.set(connection, await writer.beginTransaction());
    },
    async commitTransaction(connection) {
      await writer.commit();
      end(connection);
    },
    async rollbackTransaction(connection) {
      try {
        writer.rollback();
      } finally {
        end(connection);
      }
    },
    releaseConnection: async () => {},
    destroy: async () => {},
  };
}
