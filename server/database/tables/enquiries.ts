/** What visitors write. */
export type EnquiriesTables = {
  contact_messages: ContactMessageRow;
  enquiry_mails: EnquiryMailRow;
  enquiry_networks: EnquiryNetworkRow;
  enquiry_state: EnquiryStateRow;
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
  /** Why it is stored apart, unmailed, for the staff to look through; null for what is not. */
  held: string | null;
  /** From when its time is counted, where the clock was behind when it came; otherwise created_at. */
  retained_from: string | null;
  /** What tells a message sent twice from two messages; forgotten after a day. */
  form_id: string | null;
  content_hash: string | null;
};

/** A hash of each network that a message came from; forgotten after a day. */
export type EnquiryNetworkRow = { message_id: string; network: string; created_at: string };

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

/** One row. */
export type EnquiryStateRow = {
  /** What networks are hashed with; a new one each day, and the one before is known for another day. */
  hash_key: string;
  previous_hash_key: string | null;
  hash_key_since: string | null;
  /** When the clock was last looked at, and since when it has not jumped. */
  seen_at: string | null;
  steady_since: string | null;
  /** The latest time that is surely past: the clock had not jumped for a day. */
  trusted_at: string | null;
};
