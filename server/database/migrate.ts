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

/** A contract migration removes parts that older releases need. */
export const isContract = (name: string): boolean => /^\d{4}-contract-/.test(name);

export class MigrationFailed extends ConfigurationError {
  /** Of the database, so that the caller can recognise a lock timeout. */
  readonly code: string | undefined;

  constructor(name: string, cause: unknown) {
    const { message, code } = cause as Error & { code?: string };
    super(`The migration ${name} failed, and nothing was changed: ${message}`, { cause });
    this.code = code;
  }
}

/** The expand migrations that were not applied yet, which the start applies. Only reads. */
export async function pendingMigrations(db: Kysely<Database>, engine: Engine): Promise<string[]> {
  return (await unapplied(db, engine)).filter((name) => !isContract(name));
}

/** The contract migrations that were not applied yet, which the running site applies later. Only reads. */
export async function pendingContracts(db: Kysely<Database>, engine: Engine): Promise<string[]> {
  return (await unapplied(db, engine)).filter(isContract);
}

/** This release also works with tables and columns that a newer one has added, but not without those that it has removed. */
async function unapplied(db: Kysely<Database>, engine: Engine): Promise<string[]> {
  const applied = await appliedMigrations(db, engine);
  const removed = applied.find((name) => isContract(name) && !(name in migrations));
  if (removed)
    throw new ConfigurationError(
      `DATABASE_URL: a newer release has removed parts of the database that this release needs (${removed}); start the newer release.`,
    );
  return Object.keys(migrations).filter((name) => !applied.includes(name));
}

/**
 * To be called inside exclusively(). Applies the selected migrations that are not applied yet: by default all in a new
 * database, and otherwise those that expand. A restore passes the migrations of the release that wrote the backup.
 */
export async function migrate(db: Kysely<Database>, engine: Engine, selected?: string[]): Promise<string[]> {
  const isNew = (await appliedMigrations(db, engine)).length === 0;
  const pending = (await unapplied(db, engine)).filter(
    (name) => selected?.includes(name) ?? (isNew || !isContract(name)),
  );
  if (engine === "postgres" && isNew) await createTrigramExtension(db);
  await sql`
    create table if not exists applied_migrations (name text primary key, applied_at text not null)
  `.execute(db);
  for (const name of pending) {
    try {
      await migrations[name]?.(db, engine);
    } catch (cause) {
      throw new MigrationFailed(name, cause);
    }
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
