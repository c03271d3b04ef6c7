/** Mail that the site sends, and mail that it reads. */
export type MailTables = {
  mails: MailRow;
  reminders: ReminderRow;
  daily_summaries: DailySummaryRow;
  incoming_mails: IncomingMailRow;
  incoming_files: IncomingFileRow;
  mailboxes: MailboxRow;
};

/**
 * "notice" tells the staff of a message; "reply" carries a reply to its visitor; "acknowledgement" says to a visitor that
 * a message has come; "reminder" and "summary" tell the staff what waits; "staff" is all other mail to the staff.
 */
export type MailPurpose = "notice" | "reply" | "acknowledgement" | "reminder" | "summary" | "staff";

/** A mail to be sent, or one of a conversation that was sent: the outbox. */
export type MailRow = {
  id: string;
  purpose: MailPurpose;
  /** The conversation that it belongs to, and is erased with. */
  message_id: string | null;
  /** The reply that it carries. */
  post_id: string | null;
  recipient: string | null;
  /** Null where they are composed from the conversation when it is sent. */
  subject: string | null;
  body: string | null;
  attempts: number;
  created_at: string;
  /** Not before then. Whoever tries to send it puts this off first, so that nobody else does. */
  due_at: string;
  sent_at: string | null;
  given_up_at: string | null;
  last_error: string | null;
};

/** A message that the staff were reminded of: when little time was left, or when it was over. */
export type ReminderRow = {
  message_id: string;
  stage: "soon" | "over";
  /** The time that the message had then. Reopened, it has another, and they are reminded again. */
  due_at: string;
};

/** A day whose summary was sent, by the clocks of the organisation: "2026-11-15". */
export type DailySummaryRow = { day: string; at: string };

/** A mail that was read from a mailbox: it is never taken twice. */
export type IncomingMailRow = { mail_id: string; at: string };

/** A file of a mail that is just being taken: it is in the store, and no row of enquiry_files speaks of it yet. */
export type IncomingFileRow = { id: string; at: string };

/** How far a mailbox was read, and what is wrong with it. */
export type MailboxRow = {
  name: string;
  uid_validity: string | null;
  last_uid: number | null;
  looked_at: string | null;
  problem: string | null;
  problem_since: string | null;
};
