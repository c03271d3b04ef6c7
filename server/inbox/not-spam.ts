import type { Kysely } from "kysely";
import type { Database } from "../database/schema.ts";
import { queueMail } from "../mail/outbox.ts";
import { markNotSpam } from "./change-state.ts";

/**
 * "Not spam": the message waits for an answer again, and the staff are told of it as of any other. In one transaction;
 * wake the worker afterwards. Whoever was told of it before is not told twice.
 */
export async function bringBack(db: Kysely<Database>, id: string, at: Date): Promise<boolean> {
  if (!(await markNotSpam(db, id, at))) return false;
  const told = await db
    .selectFrom("mails")
    .select("id")
    .where("message_id", "=", id)
    .where("purpose", "=", "notice")
    .executeTakeFirst();
  if (!told) await queueMail(db, { purpose: "notice", message_id: id }, at);
  return true;
}
