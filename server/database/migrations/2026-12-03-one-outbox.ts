import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/** The mails about messages and those to the staff, which had an outbox each, come into the one for all mail. */
export const moveToOneOutbox: Migration = async (db) => {
  const statements = [
    `insert into mails (id, purpose, message_id, attempts, created_at, due_at, sent_at, given_up_at, last_error)
      select 'notice ' || message_id, 'notice', message_id, attempts, created_at, enquiry_mails.due_at, sent_at,
        given_up_at, last_error
      from enquiry_mails join contact_messages on contact_messages.id = message_id`,
    `insert into mails (id, purpose, recipient, subject, body, attempts, created_at, due_at)
      select id, 'staff', recipient, subject, body, attempts, created_at, due_at from staff_mails`,
    "drop table enquiry_mails",
    "drop table staff_mails",
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
};
