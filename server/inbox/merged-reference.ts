import type { Kysely } from "kysely";
import type { Database } from "../database/schema.ts";

/** The conversation that a reference leads to: its own, or the one that it was merged into. */
export async function currentReference(db: Kysely<Database>, reference: string): Promise<string> {
  const merged = await db
    .selectFrom("merged_conversations")
    .select("message_id")
    .where("reference", "=", reference)
    .executeTakeFirst();
  return merged?.message_id ?? reference;
}
