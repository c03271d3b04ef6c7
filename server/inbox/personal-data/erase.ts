/** Every way in which conversations are deleted: by their senders, by the staff, and when their time is over. */
import { createHash } from "node:crypto";
import type { Kysely } from "kysely";
import type { SiteDatabase } from "../../database/connect.ts";
import type { Database, ErasedConversationRow } from "../../database/schema.ts";
import type { MediaStore } from "../../media/store.ts";
import type { Log } from "../../process/log.ts";
import { type Actor, note } from "../../staff/staff-log.ts";

type Db = Kysely<Database>;
export type ErasingParts = { database: SiteDatabase; store: MediaStore; log: Log };
type By = { actor: Actor; erasedBy: ErasedConversationRow["erased_by"]; at?: Date };

/** In one transaction. */
const most = 500;

/**
 * Erases conversations with all that belongs to them: rows, mails that wait, what is searched, drafts and files. Whoever
 * is in the middle of writing to one finds no row to write to. The log of the staff says how many, and not whose.
 */
export async function eraseConversations(parts: ErasingParts, references: string[], by: By): Promise<number> {
  const { actor, erasedBy, at = new Date() } = by;
  const erased = await removeConversations(parts, references, async (db, ids) => {
    await remember(db, ids, { erased_at: at.toISOString(), erased_by: erasedBy });
    const count = ids.length === 1 ? "1 conversation" : `${ids.length} conversations`;
    await note(db, actor, "erased", count, at);
  });
  // It is deleted, whatever becomes of this: every ten minutes the files are scrubbed anyway.
  if (erased > 0)
    await parts.database
      .scrub()
      .catch((error: unknown) => parts.log.error("The files were not scrubbed at once", { error }));
  return erased;
}

/** Without a trace, and without scrubbing: that is left to the caller. Returns how many there were. */
export async function removeConversations(
  { database, store, log }: ErasingParts,
  references: string[],
  also: (db: Db, ids: string[]) => Promise<void> = async () => {},
): Promise<number> {
  let removed = 0;
  for (let start = 0; start < references.length; start += most) {
    const some = references.slice(start, start + most);
    const files = await database.db.transaction().execute(async (db) => {
      const kept = db.deleteFrom("enquiry_files").where("message_id", "in", some);
      const files = await kept.returning(["id", "media_id", "dropped"]).execute();
      const deleted = db.deleteFrom("contact_messages").where("id", "in", some).returning("id");
      const ids = (await deleted.execute()).map(({ id }) => id);
      if (ids.length > 0) await also(db, ids);
      removed += ids.length;
      return files.filter(({ media_id, dropped }) => media_id === null && dropped === null);
    });
    for (const { id } of files)
      await store
        .remove(`enquiries/${id}`)
        .catch((error: unknown) => log.error("A file of an erased conversation is still there", { error }));
  }
  return removed;
}

export const referenceHash = (reference: string) => createHash("sha256").update(reference).digest("hex");

type Erased = Omit<ErasedConversationRow, "reference_hash">;

async function remember(db: Db, ids: string[], erased: Erased): Promise<void> {
  await db
    .insertInto("erased_conversations")
    .values(ids.map((id) => ({ reference_hash: referenceHash(id), ...erased })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
