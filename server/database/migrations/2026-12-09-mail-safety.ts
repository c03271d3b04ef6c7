import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/**
 * Limits for what one network or mailbox may cause in a day, the earlier texts of reply drafts, which a second window is
 * merged with, and whether an incoming mail failed DMARC.
 */
export const addMailSafety: Migration = async (db, engine) => {
  const instant = engine === "sqlite" ? "text" : "timestamptz(3)";
  const statements = [
    `create table daily_acts (what text not null, who text not null, at ${instant} not null)`,
    "create index daily_acts_by_who on daily_acts (who, what, at)",
    "create index daily_acts_by_time on daily_acts (at)",
    `create table reply_draft_texts (message_id text not null, staff_id text not null, revision integer not null,
      text text not null, files text not null, primary key (message_id, staff_id, revision),
      foreign key (message_id, staff_id) references reply_drafts (message_id, staff_id) on delete cascade)`,
    "alter table contact_messages add column dmarc text",
    "alter table enquiry_posts add column dmarc text",
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
};
