import type { ContactMessageRow } from "../server/database/schema.ts";
import { dueAfter } from "../server/inbox/answer-due.ts";
import { emailKey } from "../server/mail/email-key.ts";

type RowValues = Pick<ContactMessageRow, "id"> & Partial<ContactMessageRow>;

/** A message row as stored on arrival, with the given columns changed. */
export function messageRow({
  created_at = new Date().toISOString(),
  email = "selam@example.org",
  ...row
}: RowValues) {
  return {
    ...{ created_at, email, name: "Selam", subject: "A question", message: "When?" },
    ...{ spam: null, answered_at: null, held: null, retained_from: null, form_id: null, content_hash: null },
    ...{ kind: "message", about: null, language: "en", written_in: null, email_key: emailKey(email) },
    ...{ state: "waiting", assignee: null, mail_id: null, due_at: dueAfter(new Date(created_at)) },
    ...{ first_answer_at: null, snoozed_until: null, changed_at: created_at, dmarc: null, request_id: null },
    ...row,
  } satisfies ContactMessageRow;
}
