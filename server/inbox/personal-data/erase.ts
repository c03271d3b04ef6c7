/** Deletes conversations: for their senders, for staff, and when they expire. */
import { createHash } from "node:crypto";
import type { Kysely } from "kysely";
import type { SiteDatabase } from "../../database/connect.ts";
import type { Database, EnquiryState, ErasedConversationRow } from "../../database/schema.ts";
import { mailedFileKey } from "../../media/object-keys.ts";
import type { MediaStore } from "../../media/store.ts";
import type { Log } from "../../process/log.ts";
import { type Actor, logStaffAct } from "../../staff/staff-log.ts";
import { indexConversation } from "../conversations/index-conversations.ts";

type Db = Kysely<Database>;
export type ErasingParts = { database: SiteDatabase; store: MediaStore; log: Log };
type By = {
  actor: Actor;
  erasedBy: ErasedConversationRow["erased_by"];
  at?: Date;
  /** Only conversations that are in one of these states when they are erased. */
  states?: EnquiryState[];
};

/** Conversations per transaction. */
const batchSize = 500;

/**
 * Erases conversations with everything that belongs to them: rows, queued mails, search texts, drafts and files. A process
 * that is writing to one finds no row to write to. The staff log records how many were erased, but not whose.
 */
export async function eraseConversations(parts: ErasingParts, references: string[], by: By): Promise<number> {
  const { actor, erasedBy, at = new Date(), states } = by;
  const also: Also = async (db, ids, merged) => {
    await recordErased(db, [...ids, ...merged], { erased_at: at.toISOString(), erased_by: erasedBy });
    const count = ids.length === 1 ? "1 conversation" : `${ids.length} conversations`;
    await logStaffAct(db, actor, "erased", count, at);
  };
  const erased = await removeConversations(parts, references, { also, states });
  // If this fails, the conversations are deleted all the same, and delete-expired.ts scrubs within ten minutes.
  if (erased > 0)
    await parts.database
      .scrub()
      .catch((error: unknown) =>
        parts.log.error("The database files were not scrubbed; retrying within ten minutes", { error }),
      );
  return erased;
}

type Also = (db: Db, ids: string[], merged: string[]) => Promise<void>;

/** Leaves no record and does not scrub: both are up to the caller. Returns how many it deleted. */
export async function removeConversations(
  { database, store, log }: ErasingParts,
  references: string[],
  { also, states }: { also?: Also; states?: EnquiryState[] | undefined } = {},
): Promise<number> {
  let removed = 0;
  for (let start = 0; start < references.length; start += batchSize) {
    const all = references.slice(start, start + batchSize);
    const files = await database.db.transaction().execute(async (db) => {
      const batch = states ? await lockedIn(db, all, states) : all;
      if (batch.length === 0) return [];
      const merged = await mergedInto(db, batch);
      const parts = await removeMergedParts(db, batch);
      const attached = db.deleteFrom("enquiry_files").where("message_id", "in", batch);
      const files = await attached.returning(["id", "media_id", "dropped"]).execute();
      const deleted = db.deleteFrom("contact_messages").where("id", "in", batch).returning("id");
      const ids = [...(await deleted.execute()).map(({ id }) => id), ...parts.references];
      if (ids.length > 0) await also?.(db, ids, merged);
      removed += ids.length;
      return [...files, ...parts.files].filter(
        ({ media_id, dropped }) => media_id === null && dropped === null,
      );
    });
    for (const { id } of files)
      await store
        .remove(mailedFileKey(id))
        .catch((error: unknown) => log.error("A file of an erased conversation was not deleted", { error }));
  }
  return removed;
}

/** Locks the rows, so that no mail reopens a conversation while it is being erased. */
async function lockedIn(db: Db, references: string[], states: EnquiryState[]): Promise<string[]> {
  const locked = await db
    .updateTable("contact_messages")
    .set(({ ref }) => ({ state: ref("state") }))
    .where("id", "in", references)
    .where("state", "in", states)
    .returning("id")
    .execute();
  return locked.map(({ id }) => id);
}

/** The references of conversations that were merged into these: an older backup has them as conversations. */
async function mergedInto(db: Db, references: string[]): Promise<string[]> {
  const merged = db.selectFrom("merged_conversations").select("reference");
  return (await merged.where("message_id", "in", references).execute()).map(({ reference }) => reference);
}

/** Of a reference that was merged: what was written under it. The conversation that it was merged into stays. */
async function removeMergedParts(db: Db, references: string[]) {
  const merged = await db
    .deleteFrom("merged_conversations")
    .where("reference", "in", references)
    .where("message_id", "not in", references)
    .returning(["reference", "message_id"])
    .execute();
  if (merged.length === 0) return { references: [], files: [] };
  const parts = merged.map(({ reference }) => reference);
  const posts = db.selectFrom("enquiry_posts").select("id").where("merged_from", "in", parts);
  const files = await db
    .deleteFrom("enquiry_files")
    .where("post_id", "in", posts)
    .returning(["id", "media_id", "dropped"])
    .execute();
  await db.deleteFrom("enquiry_posts").where("merged_from", "in", parts).execute();
  for (const { message_id } of merged) await indexConversation(db, message_id);
  return { references: parts, files };
}

export const referenceHash = (reference: string) => createHash("sha256").update(reference).digest("hex");

type Erased = Omit<ErasedConversationRow, "reference_hash">;

export async function recordErased(db: Db, ids: string[], erased: Erased): Promise<void> {
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
  const merged = await db.selectFrom("merged_conversations").select("reference as id").execute();
  return [...all, ...merged].map(({ id }) => id).filter((id) => listed.has(referenceHash(id)));
}
