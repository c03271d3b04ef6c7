/** What a message is about, as far as the link to the form says. A check constraint lists the same kinds. */
export const enquiryKinds = ["message", "registration", "volunteer", "partnership", "press"] as const;
export type EnquiryKind = (typeof enquiryKinds)[number];

/** What visitors write, and what is answered. */
export type EnquiriesTables = {
  contact_messages: ContactMessageRow;
  enquiry_posts: EnquiryPostRow;
  enquiry_files: EnquiryFileRow;
  reply_drafts: ReplyDraftRow;
  reply_draft_texts: ReplyDraftTextRow;
  canned_replies: CannedReplyRow;
  enquiry_texts: EnquiryTextRow;
  enquiry_networks: EnquiryNetworkRow;
  enquiry_state: EnquiryStateRow;
  daily_acts: DailyActRow;
  erased_conversations: ErasedConversationRow;
};

/**
 * "waiting": for our answer. "spam": apart, and brought back if it is none. What is "closed" waits for nobody, until its
 * sender writes again.
 */
export type EnquiryState = "waiting" | "answered" | "closed" | "spam";

/** The message that a conversation begins with, and how the conversation stands. */
export type ContactMessageRow = {
  /** The reference that its sender is told. */
  id: string;
  name: string;
  email: string;
  subject: string;
  message: string;
  created_at: string;
  /** Why it looks like spam; null for what does not. */
  spam: string | null;
  /** When it was last answered; null while an answer is due. */
  answered_at: string | null;
  /** Why it is stored apart, unmailed, for the staff to look through; null for what is not. */
  held: string | null;
  /** From when its time is counted, where the clock was behind when it came; otherwise created_at. */
  retained_from: string | null;
  /** What tells a message sent twice from two messages; forgotten after a day. */
  form_id: string | null;
  content_hash: string | null;
  kind: EnquiryKind;
  /** The address of the event that a registration is for. */
  about: string | null;
  /** Of the page that it was sent from: answers by a program are in it. */
  language: string;
  /** The language that its words seem to be in; null if that cannot be told. */
  written_in: string | null;
  /** The same for every spelling of the address: see server/mail/email-key.ts. */
  email_key: string;
  state: EnquiryState;
  /** Who of the staff has taken it on. */
  assignee: string | null;
  /** The Message-ID of the mail that it came as, without brackets; null if it came by the form. */
  mail_id: string | null;
  /** Until when an answer is promised: null unless it is waiting. */
  due_at: string | null;
  /** The first answer of all. */
  first_answer_at: string | null;
  /** When something last happened to it. */
  changed_at: string;
  /** "fail": it came as a mail that failed DMARC, so its sender may be forged. */
  dmarc: "fail" | null;
};

/** What was written in a conversation after its first message. */
export type EnquiryPostRow = {
  id: string;
  message_id: string;
  /** "in": by the visitor. "out": our reply. "note": for colleagues. "line": what happened, such as a bounce. */
  kind: "in" | "out" | "note" | "line";
  at: string;
  staff_id: string | null;
  /** Whoever wrote it, as they were called then. */
  author: string;
  text: string;
  /** What a mail repeats of earlier ones: shown on demand. */
  quoted: string | null;
  /** The Message-ID of the mail that brought it or carries it, without brackets. */
  mail_id: string | null;
  /** A random number of the form it was posted with: posted twice, it is written once. */
  form_id: string | null;
  /** As in ContactMessageRow. */
  dmarc: "fail" | null;
};

/** A file that came with a mail, for staff only, or one of the media library that goes out with a reply. */
export type EnquiryFileRow = {
  /** Its bytes are in the store of media below `enquiries/{id}`, if it came in and was kept. */
  id: string;
  message_id: string;
  /** Null for what came with the first message. */
  post_id: string | null;
  name: string;
  type: string;
  bytes: number;
  /** What goes out: an item of the media library. */
  media_id: string | null;
  /** Why it was not kept, or is no longer there; null if it is. */
  dropped: string | null;
};

/**
 * A reply that is being written. A colleague who changed theirs in the last two minutes is answering. Emptied when the
 * reply is sent, not deleted, so that its revisions never start again and mean something else to an open window.
 */
export type ReplyDraftRow = {
  message_id: string;
  staff_id: string;
  text: string;
  /** The ids of media items, with commas between them: as typed, merged and shown as a whole, and looked up when it is sent. */
  files: string;
  revision: number;
  changed_at: string;
};

/** Each text that a reply draft had, so that another window that started from it can be merged. */
export type ReplyDraftTextRow = Pick<
  ReplyDraftRow,
  "message_id" | "staff_id" | "revision" | "text" | "files"
>;

export type CannedReplyRow = {
  id: string;
  /** Empty where it does for visitors of any language. */
  language: string;
  name: string;
  text: string;
  changed_at: string;
  changed_by_name: string;
};

/** What staff look for a conversation by: see server/inbox/conversations/index-conversations.ts. */
export type EnquiryTextRow = { message_id: string; folded: string };

/** A hash of each network that a message came from; forgotten after a day. */
export type EnquiryNetworkRow = { message_id: string; network: string; created_at: string };

/** What a network or a mailbox caused within the last day; `who` is a keyed hash. See rate-limits/daily-limits.ts. */
export type DailyActRow = { what: "acknowledgement" | "erasure"; who: string; at: string };

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

/** A conversation that was erased before its time, so that a backup from before does not bring it back. */
export type ErasedConversationRow = {
  reference_hash: string;
  erased_at: string;
  erased_by: "sender" | "staff";
};
