import { type Kysely, sql } from "kysely";
import { ConfigurationError } from "../environment.ts";
import type { Engine } from "./connect.ts";
import { migrations } from "./migrations/index.ts";
import type { Database } from "./schema.ts";
import { createTrigramExtension } from "./trigram-extension.ts";

/*
 * Kysely's Migrator is not used: on PostgreSQL, inside our transaction, it answers every failed migration
 * with "current transaction is aborted" and keeps its own session lock; on SQLite it has no lock at all.
 */

/** The names of the migrations this database still lacks. Only reads. */
export async function pendingMigrations(db: Kysely<Database>, engine: Engine): Promise<string[]> {
  const applied = (await hasMigrationTable(db, engine))
    ? await db.selectFrom("applied_migrations").select("name").execute()
    : [];
  const names = new Set(applied.map(({ name }) => name));
  const unknown = [...names].find((name) => !(name in migrations));
  if (unknown)
    throw new ConfigurationError(
      `DATABASE_URL: the database was made by a newer version of this program (${unknown}); start that version.`,
    );
  return Object.keys(migrations).filter((name) => !names.has(name));
}

/** To be called inside exclusively(). */
export async function migrate(db: Kysely<Database>, engine: Engine): Promise<string[]> {
  const pending = await pendingMigrations(db, engine);
  if (engine === "postgres") await createTrigramExtension(db);
  await sql`
    create table if not exists applied_migrations (name text primary key, applied_at text not null)
  `.execute(db);
  for (const name of pending) {
    await migrations[name]?.(db, engine);
    await db
      .insertInto("applied_migrations")
      .values({ name, applied_at: new Date().toISOString() })
      .execute();
  }
  return pending;
}

async function hasMigrationTable(db: Kysely<Database>, engine: Engine): Promise<boolean> {
  const tables =
    engine === "sqlite"
      ? sql`select 1 from sqlite_master where type = 'table' and name = 'applied_migrations'`
      : // Not to_regclass(): after a wait for the lock it may still answer from before the wait.
        sql`select 1 from pg_tables where schemaname = current_schema() and tablename = 'applied_migrations'`;
  return (await tables.execute(db)).rows.length > 0;
}
