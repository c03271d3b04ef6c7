import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/** Which conversations were erased, as hashes of their references: an old backup must not bring them back. */
export const noteErasedConversations: Migration = async (db, engine) => {
  const instant = engine === "sqlite" ? "text" : "timestamptz(3)";
  const statements = [
    `create table erased_conversations (reference_hash text primary key not null, erased_at ${instant} not null,
      erased_by text not null check (erased_by in ('sender', 'staff')))`,
    "create index erased_conversations_by_time on erased_conversations (erased_at)",
    // Mail that belongs to no conversation is deleted by its age.
    "create index mails_by_end on mails (created_at) where message_id is null",
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
};
