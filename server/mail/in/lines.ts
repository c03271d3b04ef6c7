import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { Database } from "../../database/schema.ts";
import { countPosts } from "./floods.ts";
import { floodLimits } from "./limits.ts";

/** Says in a conversation what happened by mail; a few times a day, however often it does. */
export async function addLine(
  db: Kysely<Database>,
  message_id: string,
  text: string,
  quoted: string,
  at: Date,
): Promise<"noted" | "nothing"> {
  if ((await countPosts(db, message_id, "line", at)) >= floodLimits.linesPerDay) return "nothing";
  await db
    .insertInto("enquiry_posts")
    .values({
      ...{ id: randomUUID(), message_id, kind: "line", at: at.toISOString(), staff_id: null },
      ...{ author: "Mail", text, quoted: quoted || null, mail_id: null, form_id: null },
    })
    .execute();
  return "noted";
}
