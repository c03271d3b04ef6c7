/** The kind of a message, from the link that led to the form. A check constraint lists the same values. */
export const enquiryKinds = ["message", "registration", "volunteer", "partnership", "press"] as const;
export type EnquiryKind = (typeof enquiryKinds)[number];

/** Messages of visitors, and the answers. */
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
  labels: LabelRow;
  conversation_labels: ConversationLabelRow;
  merged_conversations: MergedConversationRow;
};

/**
 * "waiting": for an answer by staff. "spam": set aside until staff say otherwise. "closed": needs no answer, unless its
 * sender writes again.
 */
export type EnquiryState = "waiting" | "answered" | "closed" | "spam";

/** The first message of a conversation, and the state of the conversation. */
export type ContactMessageRow = {
  /** The reference that its sender receives. */
  id: string;
  name: string;
  email: string;
  subject: string;
  message: string;
  created_at: string;
  /** Why it looks like spam, if it does. */
  spam: string | null;
  /** The last answer; null while an answer is due. */
  answered_at: string | null;
  /** Why it is held back for review, without a notice to staff; null if it is not. */
  held: string | null;
  /** The start of its retention period, if the clock was wrong on arrival; otherwise created_at counts. */
  retained_from: string | null;
  /** These two detect a message sent twice. Erased after a day; after 60 if it came from an outbox. */
  form_id: string | null;
  content_hash: string | null;
  kind: EnquiryKind;
  /** The address of the event that a registration is for. */
  about: string | null;
  /** The language of the page it was sent from, used for automatic answers. */
  language: string;
  /** The detected language of its text; null if uncertain. */
  written_in: string | null;
  /** The normalised email address: see server/mail/email-key.ts. */
  email_key: string;
  state: EnquiryState;
  /** The member of staff who deals with it. */
  assignee: string | null;
  /** The Message-ID of its mail, without brackets; null if it came through the form. */
  mail_id: string | null;
  /** The promised time of an answer; null unless it is waiting. */
  due_at: string | null;
  first_answer_at: string | null;
  /** Out of the lists of open conversations until then, unless the visitor writes again. */
  snoozed_until: string | null;
  /** The last event in the conversation. */
  changed_at: string;
  /** "fail": its mail failed DMARC, so the sender may be forged. */
  dmarc: "fail" | null;
  /** The request that brought it, to find it in the log; null if it came by mail. */
  request_id: string | null;
};

/** An entry in a conversation after its first message. */
export type EnquiryPostRow = {
  id: string;
  message_id: string;
  /** "in": by the visitor. "out": a reply by staff. "note": for colleagues. "line": an event, such as a bounce. */
  kind: "in" | "out" | "note" | "line";
  at: string;
  staff_id: string | null;
  /** The name of the author at the time. */
  author: string;
  text: string;
  /** The quoted part of a mail, shown on request. */
  quoted: string | null;
  /** The Message-ID of its incoming or outgoing mail, without brackets. */
  mail_id: string | null;
  /** A random id of the form, so that a form posted twice is stored once. */
  form_id: string | null;
  /** As in ContactMessageRow. */
  dmarc: "fail" | null;
  /** The signature that was sent below a reply; null if none was. */
  signature: string | null;
  /** The reference of the conversation in which it was written, if that was merged into this one. */
  merged_from: string | null;
};

/** An attachment: of an incoming mail, for staff only, or of a reply, from the media library. */
export type EnquiryFileRow = {
  /** The content of an accepted incoming file is in the media store at `enquiries/{id}`. */
  id: string;
  message_id: string;
  /** Null for a file of the first message. */
  post_id: string | null;
  name: string;
  type: string;
  bytes: number;
  /** For an outgoing file: the item of the media library. */
  media_id: string | null;
  /** Why it was not stored or was removed; null if it is stored. */
  dropped: string | null;
};

/**
 * An unsent reply. A colleague whose draft changed in the last two minutes is shown as answering. Sending empties the row
 * instead of deleting it, so that revision numbers never repeat and an open window cannot confuse them.
 */
export type ReplyDraftRow = {
  message_id: string;
  staff_id: string;
  text: string;
  /** Ids of media items, separated by commas. Merged and shown as one text, and resolved when the reply is sent. */
  files: string;
  revision: number;
  changed_at: string;
};

/** Earlier texts of a reply draft, so that changes from another window can be merged. */
export type ReplyDraftTextRow = Pick<
  ReplyDraftRow,
  "message_id" | "staff_id" | "revision" | "text" | "files"
>;

export type CannedReplyRow = {
  id: string;
  /** Empty if it suits any language. */
  language: string;
  /** The kind of message that it answers; null if it suits any. */
  kind: EnquiryKind | null;
  name: string;
  text: string;
  changed_at: string;
  changed_by_name: string;
};

/** A label that staff put on conversations. `name_key` ignores case and accents, so that no label is there twice. */
export type LabelRow = { id: string; name: string; name_key: string };

export type ConversationLabelRow = { message_id: string; label_id: string };

/** The former reference of a conversation, and the conversation that it was merged into. */
export type MergedConversationRow = { reference: string; message_id: string; at: string };

/** The searchable text of a conversation: see server/inbox/conversations/index-conversations.ts. */
export type EnquiryTextRow = { message_id: string; folded: string };

/** A hash of the network that a message came from. Erased after a day. */
export type EnquiryNetworkRow = { message_id: string; network: string; created_at: string };

/** Counted for daily limits per network or mailbox; `who` is a keyed hash. See rate-limits/daily-limits.ts. */
export type DailyActRow = {
  what: "acknowledgement" | "erasure" | "registration" | "newsletter";
  who: string;
  at: string;
};

/** One row. */
export type EnquiryStateRow = {
  /** The key for hashing networks. Replaced every day; the previous one is kept for another day. */
  hash_key: string;
  previous_hash_key: string | null;
  hash_key_since: string | null;
  /** When the clock was last checked, and since when it has not jumped. */
  seen_at: string | null;
  steady_since: string | null;
  /** The latest time that is certainly past, because the clock had not jumped for a day. */
  trusted_at: string | null;
};

/** A conversation that was erased early, so that restoring an older backup does not bring it back. */
export type ErasedConversationRow = {
  reference_hash: string;
  erased_at: string;
  erased_by: "sender" | "staff";
};
