import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/**
 * What staff look for messages by: the folded text of each conversation, apart from the vocabulary of the public search
 * and gone with its message; and the orders of the inbox. The program fills it: see server/enquiries/inbox/texts.ts.
 */
export const createEnquirySearch: Migration = async (db, engine) => {
  const ofMessage = "message_id text not null unique references contact_messages (id) on delete cascade";
  const key = engine === "sqlite" ? `row_id integer primary key, ${ofMessage}` : ofMessage;
  const waits = "where due_at is not null";
  const statements = [
    `create table enquiry_texts (${key}, folded text not null)`,
    ...textIndex[engine],
    "create index contact_messages_by_change on contact_messages (changed_at, id)",
    "create index contact_messages_by_state_and_kind on contact_messages (state, kind, changed_at, id)",
    `create index contact_messages_due_by_kind on contact_messages (kind, due_at, id) ${waits}`,
    `create index contact_messages_new on contact_messages (due_at, id, kind)
      ${waits} and assignee is null and first_answer_at is null`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
};

const add = "insert into enquiry_texts_text (rowid, folded) values (new.row_id, new.folded);";
const remove =
  "insert into enquiry_texts_text (enquiry_texts_text, rowid, folded) values ('delete', old.row_id, old.folded);";

const textIndex = {
  sqlite: [
    `create virtual table enquiry_texts_text using fts5 (folded, content = 'enquiry_texts', content_rowid = 'row_id',
      tokenize = 'trigram case_sensitive 1')`,
    // What visitors have erased is gone from the index at once, not only marked as gone.
    "insert into enquiry_texts_text (enquiry_texts_text, rank) values ('secure-delete', 1)",
    `create trigger enquiry_texts_insert_indexed after insert on enquiry_texts begin ${add} end`,
    `create trigger enquiry_texts_delete_indexed after delete on enquiry_texts begin ${remove} end`,
    `create trigger enquiry_texts_update_indexed after update on enquiry_texts when old.folded <> new.folded
      begin ${remove} ${add} end`,
  ],
  postgres: [
    "alter table enquiry_texts alter column folded set storage main",
    "create index enquiry_texts_text on enquiry_texts using gin (folded gin_trgm_ops) with (fastupdate = off)",
  ],
};
