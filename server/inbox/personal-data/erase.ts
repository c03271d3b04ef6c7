/** Deletes conversations: for their senders, for staff, and when they expire. */
import { createHash } from "node:crypto";
import type { Kysely } from "kysely";
import type { SiteDatabase } from "../../database/connect.ts";
import type { Database, ErasedConversationRow } from "../../database/schema.ts";
import { mailedFileKey } from "../../media/object-keys.ts";
import type { MediaStore } from "../../media/store.ts";
import type { Log } from "../../process/log.ts";
import { type Actor, logStaffAct } from "../../staff/staff-log.ts";

type Db = Kysely<Database>;
export type ErasingParts = { database: SiteDatabase; store: MediaStore; log: Log };
type By = { actor: Actor; erasedBy: ErasedConversationRow["erased_by"]; at?: Date };

/** Conversations per transaction. */
const batchSize = 500;

/**
 * Erases conversations with everything that belongs to them: rows, queued mails, search texts, drafts and files. A process
 * that is writing to one finds no row to write to. The staff log records how many were erased, but not whose.
 */
export async function eraseConversations(parts: ErasingParts, references: string[], by: By): Promise<number> {
  const { actor, erasedBy, at = new Date() } = by;
  const erased = await removeConversations(parts, references, async (db, ids) => {
    await recordErased(db, ids, { erased_at: at.toISOString(), erased_by: erasedBy });
    const count = ids.length === 1 ? "1 conversation" : `${ids.length} conversations`;
    await logStaffAct(db, actor, "erased", count, at);
  });
  // If this fails, the conversations are deleted all the same, and delete-expired.ts scrubs within ten minutes.
  if (erased > 0)
    await parts.database
      .scrub()
      .catch((error: unknown) =>
        parts.log.error("The database files were not scrubbed; retrying within ten minutes", { error }),
      );
  return erased;
}

/** Leaves no record and does not scrub: both are up to the caller. Returns how many it deleted. */
export async function removeConversations(
  { database, store, log }: ErasingParts,
  references: string[],
  also: (db: Db, ids: string[]) => Promise<void> = async () => {},
): Promise<number> {
  let removed = 0;
  for (let start = 0; start < references.length; start += batchSize) {
    const batch = references.slice(start, start + batchSize);
    const files = await database.db.transaction().execute(async (db) => {
      const attached = db.deleteFrom("enquiry_files").where("message_id", "in", batch);
      const files = await attached.returning(["id", "media_id", "dropped"]).execute();
      const deleted = db.deleteFrom("contact_messages").where("id", "in", batch).returning("id");
      const ids = (await deleted.execute()).map(({ id }) => id);
      if (ids.length > 0) await also(db, ids);
      removed += ids.length;
      return files.filter(({ media_id, dropped }) => media_id === null && dropped === null);
    });
    for (const { id } of files)
      await store
        .remove(mailedFileKey(id))
        .catch((error: unknown) => log.error("A file of an erased conversation was not deleted", { error }));
  }
  return removed;
}

const referenceHash = (reference: string) => createHash("sha256").update(reference).digest("hex");

type Erased = Omit<ErasedConversationRow, "reference_hash">;

async function recordErased(db: Db, ids: string[], erased: Erased): Promise<void> {
  await db
    .insertInto("erased_conversations")
    .values(ids.map((id) => ({ reference_hash: referenceHash(id), ...erased })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The conversations that were erased on request. An older backup still holds them: erase them again after a restore. */
export async function erasedHashes(db: Db): Promise<string[]> {
  const all = db.selectFrom("erased_conversations").select("reference_hash").orderBy("erased_at");
  return (await all.execute()).map(({ reference_hash }) => reference_hash);
}

/** The conversations in this database whose hashes are in the list. */
export async function referencesIn(db: Db, hashes: Iterable<string>): Promise<string[]> {
  const listed = new Set(hashes);
  const all = await db.selectFrom("contact_messages").select("id").execute();
  return all.map(({ id }) => id).filter((id) => listed.has(referenceHash(id)));
}
