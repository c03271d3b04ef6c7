/** Outgoing and incoming mail. */
export type MailTables = {
  mails: MailRow;
  reminders: ReminderRow;
  daily_summaries: DailySummaryRow;
  incoming_mails: IncomingMailRow;
  incoming_files: IncomingFileRow;
  mailboxes: MailboxRow;
};

/**
 * "notice": tells staff about a message. "reply": a reply to a visitor. "acknowledgement": confirms receipt to a visitor.
 * "reminder" and "summary": tell staff what is waiting. "staff": any other mail to staff. "registration": to a person who
 * registered for an event. "newsletter": to a person who signed up for the newsletter, to confirm it.
 */
export type MailPurpose =
  | "notice"
  | "reply"
  | "acknowledgement"
  | "reminder"
  | "summary"
  | "staff"
  | "registration"
  | "newsletter";

/** The outbox: mails to send, and sent mails of conversations. */
export type MailRow = {
  id: string;
  purpose: MailPurpose;
  /** The conversation that it belongs to, and with which it is erased. */
  message_id: string | null;
  /** The reply that it contains. */
  post_id: string | null;
  /** The registration that it belongs to, and with which it is erased. */
  registration_id: string | null;
  /** The subscriber to the newsletter that it belongs to, and with whom it is erased. */
  subscriber_id: string | null;
  recipient: string | null;
  /** Null if composed from the conversation when it is sent. */
  subject: string | null;
  /** For a registration, JSON: which mail it is, see server/registrations/queue-mail.ts. */
  body: string | null;
  attempts: number;
  created_at: string;
  /** The next attempt. A process postpones it before sending, so that no other process sends the mail, too. */
  due_at: string;
  sent_at: string | null;
  given_up_at: string | null;
  last_error: string | null;
};

/** A reminder to staff about a message: shortly before its deadline, or after it. */
export type ReminderRow = {
  message_id: string;
  stage: "soon" | "over";
  /** The deadline of the message at the time. A reopened message has another, so there is a new reminder. */
  due_at: string;
};

/** A day whose summary was sent, in the time zone of the organisation: "2026-11-15". */
export type DailySummaryRow = { day: string; at: string };

/** A mail that was read from a mailbox, so that it is never imported twice. */
export type IncomingMailRow = { mail_id: string; at: string };

/** A file of a mail that is being imported: already in the store, but not yet in enquiry_files. */
export type IncomingFileRow = { id: string; at: string };

/** The position in a mailbox, and its current problem. */
export type MailboxRow = {
  name: string;
  uid_validity: string | null;
  last_uid: number | null;
  looked_at: string | null;
  problem: string | null;
  problem_since: string | null;
};
