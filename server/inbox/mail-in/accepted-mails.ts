import type { Kysely } from "kysely";
import type { Database } from "../../database/schema.ts";
import { takenKeptDays } from "./mail-limits.ts";

/** Forgets which mails were taken long ago: nothing that old is taken by its date. */
export async function forgetTaken(db: Kysely<Database>, now: Date): Promise<void> {
  const old = new Date(now.getTime() - takenKeptDays * 24 * 60 * 60_000).toISOString();
  await db.deleteFrom("incoming_mails").where("at", "<", old).execute();
}
