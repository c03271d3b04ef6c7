/** Builds indexes of tables that may be large, while the site runs. */
import { type Kysely, sql } from "kysely";
import pg from "pg";
import { textIndexStatements } from "../database/derived-schema.ts";
import { largeIndexes } from "../database/migrations/index.ts";
import type { Database } from "../database/schema.ts";
import type { Engine, SiteDatabase } from "../database/site-database.ts";

const nameIn = (statement: string) => /create index if not exists (\w+)/.exec(statement)?.[1] ?? "";

/** The statements of the indexes that are missing, or were not finished. */
export async function missingIndexes(db: Kysely<Database>, engine: Engine): Promise<string[]> {
  const existing =
    engine === "sqlite"
      ? sql<{ name: string }>`select name from sqlite_master where type = 'index'`
      : sql<{ name: string }>`
          select relname as name from pg_class join pg_index on indexrelid = pg_class.oid
          where indisvalid and relnamespace = current_schema()::regnamespace`;
  const names = new Set((await existing.execute(db)).rows.map(({ name }) => name));
  return [...textIndexStatements(engine), ...largeIndexes].filter(
    (statement) => !names.has(nameIn(statement)),
  );
}

/** Returns the names of the indexes that it built. */
export async function buildIndexes({ db, engine }: SiteDatabase, url: string): Promise<string[]> {
  const missing = await missingIndexes(db, engine);
  for (const statement of missing)
    await (engine === "sqlite" ? sql.raw(statement).execute(db) : buildConcurrently(url, statement));
  return missing.map(nameIn);
}

/** In milliseconds. It blocks nothing, so it may take long. */
const longestBuild = 6 * 60 * 60_000;

/** On its own connection, because the deadlines of visitors do not apply. */
async function buildConcurrently(url: string, statement: string): Promise<void> {
  const client = new pg.Client({
    ...{ connectionString: url, connectionTimeoutMillis: 5_000, keepAlive: true },
    statement_timeout: longestBuild,
  });
  // The pending query reports the error.
  client.on("error", () => {});
  try {
    await client.connect();
    // An interrupted build leaves an index that is not used.
    await client.query(`drop index concurrently if exists ${nameIn(statement)}`);
    await client.query(statement.replace("create index", "create index concurrently"));
  } finally {
    await client.end();
  }
}
