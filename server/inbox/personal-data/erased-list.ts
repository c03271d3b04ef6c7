/** What was erased before its time. A backup from before holds it still, and must not bring it back for good. */
import type { Kysely } from "kysely";
import type { Database } from "../../database/schema.ts";
import { referenceHash } from "./erase.ts";

type Db = Kysely<Database>;

export async function erasedHashes(db: Db): Promise<string[]> {
  const all = db.selectFrom("erased_conversations").select("reference_hash").orderBy("erased_at");
  return (await all.execute()).map(({ reference_hash }) => reference_hash);
}

/** The conversations of this database that are in such a list. */
export async function referencesIn(db: Db, hashes: Iterable<string>): Promise<string[]> {
  const listed = new Set(hashes);
  const all = await db.selectFrom("contact_messages").select("id").execute();
  return all.map(({ id }) => id).filter((id) => listed.has(referenceHash(id)));
}
