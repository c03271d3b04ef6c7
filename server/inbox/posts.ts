import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { Database, EnquiryPostRow } from "../database/schema.ts";
import type { Actor } from "../staff/staff-log.ts";
import { indexConversation } from "./conversations/index-conversations.ts";

type Written = Pick<EnquiryPostRow, "kind" | "text"> &
  Partial<Pick<EnquiryPostRow, "id" | "quoted" | "mail_id" | "form_id" | "dmarc">>;

/**
 * Everything that is added to a conversation after its first message: by the staff, by its visitor, by the site. False if
 * this form has written it before.
 */
export async function addPost(
  db: Kysely<Database>,
  reference: string,
  actor: Actor,
  written: Written,
  at: Date,
): Promise<boolean> {
  const post = { id: randomUUID(), message_id: reference, at: at.toISOString(), quoted: null, ...written };
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("enquiry_posts")
    .values({ mail_id: null, form_id: null, dmarc: null, ...post, staff_id: actor.id, author: actor.name })
    .onConflict((conflict) => conflict.column("form_id").where("form_id", "is not", null).doNothing())
    .executeTakeFirstOrThrow();
  if (!numInsertedOrUpdatedRows) return false;
  if (written.kind !== "line") await indexConversation(db, reference);
  return true;
}
