import { type Kysely, sql } from "kysely";
import { ConfigurationError } from "../process/environment.ts";
import type { Database } from "./schema.ts";

/** Before the migrations, which need it, so that whoever may not add it is told what to ask for. */
export async function createTrigramExtension(db: Kysely<Database>): Promise<void> {
  try {
    await sql`create extension if not exists pg_trgm`.execute(db);
  } catch (cause) {
    throw new ConfigurationError(
      'DATABASE_URL: this PostgreSQL database lacks the extension pg_trgm, and its user may not add it; ask its administrator to run "create extension pg_trgm" in it.',
      { cause },
    );
  }
}
