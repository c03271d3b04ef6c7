import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { Database, EnquiryPostRow } from "../database/schema.ts";
import type { Actor } from "../staff/staff-log.ts";
import { indexConversation } from "./conversations/index-conversations.ts";

type NewPost = Pick<EnquiryPostRow, "kind" | "text"> &
  Partial<
    Pick<EnquiryPostRow, "id" | "quoted" | "mail_id" | "form_id" | "dmarc" | "signature" | "merged_from">
  >;

/**
 * Adds a mail, reply, note or line to a conversation. Everything after its first message is a post. Returns false if this
 * form has added it before.
 */
export async function addPost(
  db: Kysely<Database>,
  reference: string,
  actor: Actor,
  newPost: NewPost,
  at: Date,
): Promise<boolean> {
  const post = { id: randomUUID(), message_id: reference, at: at.toISOString(), quoted: null, ...newPost };
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("enquiry_posts")
    .values({ mail_id: null, form_id: null, dmarc: null, ...post, staff_id: actor.id, author: actor.name })
    .onConflict((conflict) => conflict.column("form_id").where("form_id", "is not", null).doNothing())
    .executeTakeFirstOrThrow();
  if (!numInsertedOrUpdatedRows) return false;
  if (newPost.kind !== "line") await indexConversation(db, reference);
  return true;
}
