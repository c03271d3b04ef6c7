import { type Kysely, sql } from "kysely";
import { ConfigurationError } from "../process/environment.ts";
import type { Engine } from "./connect.ts";
import { hasTable } from "./has-table.ts";
import { migrations } from "./migrations/index.ts";
import type { Database } from "./schema.ts";

/*
 * Kysely's Migrator is not used: on PostgreSQL, inside this transaction, it reports every failed migration as "current
 * transaction is aborted" and holds a session lock of its own; on SQLite it has no lock at all.
 */

/** The names of the migrations that were not applied yet. Only reads. */
export async function pendingMigrations(db: Kysely<Database>, engine: Engine): Promise<string[]> {
  const applied = new Set(await appliedMigrations(db, engine));
  const unknown = [...applied].find((name) => !(name in migrations));
  if (unknown)
    throw new ConfigurationError(
      `DATABASE_URL: the database was made by a newer version of this program (${unknown}); start that version.`,
    );
  return Object.keys(migrations).filter((name) => !applied.has(name));
}

/** To be called inside exclusively(). A restore passes the migrations of the release that wrote the backup as `selected`. */
export async function migrate(
  db: Kysely<Database>,
  engine: Engine,
  selected: string[] = Object.keys(migrations),
): Promise<string[]> {
  const pending = (await pendingMigrations(db, engine)).filter((name) => selected.includes(name));
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

/** Empty for a new database. */
export async function appliedMigrations(db: Kysely<Database>, engine: Engine): Promise<string[]> {
  if (!(await hasTable(db, engine, "applied_migrations"))) return [];
  const applied = await db.selectFrom("applied_migrations").select("name").orderBy("name").execute();
  return applied.map(({ name }) => name);
}

/** Runs before the migrations, which need it, so that a missing permission gets an error that says what to do. */
async function createTrigramExtension(db: Kysely<Database>): Promise<void> {
  try {
    await sql`create extension if not exists pg_trgm`.execute(db);
  } catch (cause) {
    throw new ConfigurationError(
      'DATABASE_URL: this PostgreSQL database lacks the extension pg_trgm, and its user may not add it; ask its administrator to run "create extension pg_trgm" in it.',
      { cause },
    );
  }
}
