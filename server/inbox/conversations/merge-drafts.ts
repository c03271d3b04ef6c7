import type { Kysely } from "kysely";
import type { Database, ReplyDraftRow } from "../../database/schema.ts";

/**
 * Moves the unsent replies of a merged conversation. Where a person has one in both, the texts follow each other: nothing
 * typed is lost. The revision is higher than both, and earlier texts are dropped, so that a window that is still open
 * shows both texts instead of merging them with the wrong one.
 */
export async function mergeDrafts(db: Kysely<Database>, kept: string, merged: string, at: Date) {
  const draftsIn = (reference: string) =>
    db.selectFrom("reply_drafts").selectAll().where("message_id", "=", reference).execute();
  const own = new Map((await draftsIn(kept)).map((draft) => [draft.staff_id, draft]));
  for (const draft of await draftsIn(merged)) {
    const present = own.get(draft.staff_id);
    const row = joined(kept, draft, present, at);
    await db
      .deleteFrom("reply_drafts")
      .where("message_id", "=", kept)
      .where("staff_id", "=", draft.staff_id)
      .execute();
    await db.insertInto("reply_drafts").values(row).execute();
    const { changed_at: _, ...text } = row;
    await db.insertInto("reply_draft_texts").values(text).execute();
  }
}

function joined(
  message_id: string,
  draft: ReplyDraftRow,
  present: ReplyDraftRow | undefined,
  at: Date,
): ReplyDraftRow {
  const both = (name: "text" | "files", separator: string) =>
    [present?.[name], draft[name]].filter(Boolean).join(separator);
  return {
    ...{ message_id, staff_id: draft.staff_id, changed_at: at.toISOString() },
    ...{ text: both("text", "\n\n"), files: both("files", ", ") },
    revision: draft.revision + (present?.revision ?? 0) + 1,
  };
}
