import type { Kysely } from "kysely";
import type { ContactMessageRow, Database } from "../../database/schema.ts";

export type Due = Pick<ContactMessageRow, "id" | "assignee"> & { due_at: string };

/** More than anybody could answer: what is beyond comes when these are done. */
const most = 10_000;

/** The messages that wait for an answer, the most urgent first. */
export const dueMessages = (db: Kysely<Database>) =>
  db
    .selectFrom("contact_messages")
    .select(["id", "due_at", "assignee"])
    .where("due_at", "is not", null)
    .$narrowType<{ due_at: string }>()
    .orderBy("due_at")
    .orderBy("id")
    .limit(most);
