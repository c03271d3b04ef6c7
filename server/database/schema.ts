/**
 * The tables, as both engines hold them. Instants are ISO 8601 in UTC, always with milliseconds, so that
 * their order as text is their order in time.
 */
export interface Database {
  our_work: WorkRow;
  news: NewsRow;
  events: EventRow;
  resources: ResourceRow;
  contact_messages: ContactMessageRow;
  enquiry_mails: EnquiryMailRow;
  enquiry_turn: EnquiryTurnRow;
  content_changes: ContentChangesRow;
  applied_migrations: AppliedMigrationRow;
  write_probe: WriteProbeRow;
}

/** The tables of what visitors read. */
export type Kind = "our_work" | "news" | "events" | "resources";
export const kinds: readonly Kind[] = ["our_work", "news", "events", "resources"];

/** Worked out from the other columns on writing, so that searching and listing never read the long text. */
export type Derived = { folded: string; excerpt: string };

export type WorkRow = Derived & {
  id: string;
  title: string;
  description: string;
  category: string;
  image_url: string | null;
  link: string | null;
  created_at: string;
};

export type NewsRow = Derived & {
  id: string;
  headline: string;
  content: string;
  image_url: string | null;
  link: string | null;
  created_at: string;
};

export type EventRow = Derived & {
  id: string;
  name: string;
  description: string;
  location: string;
  event_date: string;
  ends_at: string | null;
  /** The zone of the place, as IANA names it: "Africa/Nairobi". */
  time_zone: string;
  image_url: string | null;
  link: string | null;
  created_at: string;
  /** Derived: the end, or the start of an event without one. */
  over_at: string;
};

export type ResourceRow = Derived & {
  id: string;
  title: string;
  description: string;
  content: string;
  category: string;
  type: string;
  image_url: string | null;
  file_url: string | null;
  resource_url: string | null;
  created_at: string;
  /** Derived: both as they are compared. */
  category_key: string;
  type_key: string;
};

export type ContactMessageRow = {
  id: string;
  name: string;
  email: string;
  subject: string;
  message: string;
  created_at: string;
  /** Why it looks like spam; null for what does not. */
  spam: string | null;
  answered_at: string | null;
  /** What tells a message sent twice from two messages; forgotten after a day. */
  sender: string | null;
  visit: string | null;
  words: string | null;
};

/** The mail that tells the staff of a message. */
export type EnquiryMailRow = {
  message_id: string;
  attempts: number;
  /** Not before then. Whoever tries to send it puts this off first, so that nobody else does. */
  due_at: string;
  sent_at: string | null;
  given_up_at: string | null;
  last_error: string | null;
};

/** One row: the lock that messages are stored under, and what network addresses are hashed with. */
export type EnquiryTurnRow = { turns: number; secret: string };

/** One row a content table, kept by triggers whoever writes. */
export type ContentChangesRow = {
  kind: Kind;
  /** Grows with every change; 0 says that nothing was ever written. */
  version: number;
  /** The exact number of rows. */
  total: number;
};

export type AppliedMigrationRow = { name: string; applied_at: string };

/** One row, written to find out whether anything can be. */
export type WriteProbeRow = { written_at: string };
