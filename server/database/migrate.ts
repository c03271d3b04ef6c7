import { type Kysely, sql } from "kysely";
import { ConfigurationError } from "../process/environment.ts";
import type { Engine } from "./connect.ts";
import { hasTable } from "./has-table.ts";
import { migrations } from "./migrations/index.ts";
import type { Database } from "./schema.ts";
import { createTrigramExtension } from "./trigram-extension.ts";

/*
 * Kysely's Migrator is not used: on PostgreSQL, inside our transaction, it answers every failed migration
 * with "current transaction is aborted" and keeps its own session lock; on SQLite it has no lock at all.
 */

/** The names of the migrations this database still lacks. Only reads. */
export async function pendingMigrations(db: Kysely<Database>, engine: Engine): Promise<string[]> {
  const names = new Set(await appliedMigrations(db, engine));
  const unknown = [...names].find((name) => !(name in migrations));
  if (unknown)
    throw new ConfigurationError(
      `DATABASE_URL: the database was made by a newer version of this program (${unknown}); start that version.`,
    );
  return Object.keys(migrations).filter((name) => !names.has(name));
}

/** To be called inside exclusively(). `wanted` is what a backup of an earlier release begins with. */
export async function migrate(
  db: Kysely<Database>,
  engine: Engine,
  wanted: string[] = Object.keys(migrations),
): Promise<string[]> {
  const pending = (await pendingMigrations(db, engine)).filter((name) => wanted.includes(name));
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

/** None where the site never ran. */
export async function appliedMigrations(db: Kysely<Database>, engine: Engine): Promise<string[]> {
  if (!(await hasTable(db, engine, "applied_migrations"))) return [];
  const applied = await db.selectFrom("applied_migrations").select("name").orderBy("name").execute();
  return applied.map(({ name }) => name);
}
