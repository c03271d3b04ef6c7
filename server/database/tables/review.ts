/** Review of texts before they are published. */
export type ReviewTables = {
  edition_writers: EditionWriterRow;
  review_requests: ReviewRequestRow;
  approvals: ApprovalRow;
  approval_links: ApprovalLinkRow;
  review_comments: ReviewCommentRow;
  native_readings: NativeReadingRow;
  review_settings: ReviewSettingRow;
};

/** A person who has written an edition since it was last published, and the last revision they wrote. */
export type EditionWriterRow = { edition_id: string; staff_id: string; name: string; revision: number };

/** The latest request to review an edition, until it is approved or published. */
export type ReviewRequestRow = {
  edition_id: string;
  state: "ready" | "sent back";
  note: string;
  asked_by: string | null;
  asked_by_name: string;
  asked_at: string;
  /** Why it was sent back, by whom and when. */
  answer: string;
  answered_by_name: string;
  answered_at: string | null;
};

/** An approval of exactly the text with this hash: see server/publishing/review/content-hash.ts. */
export type ApprovalRow = {
  id: string;
  edition_id: string;
  content_hash: string;
  /** The author of the approved revision. The database refuses an approval by the same person. */
  author_id: string | null;
  /** Null for a person without an account. */
  approver_id: string | null;
  approver_name: string;
  /** Who made the link, if the approval came by one. */
  link_maker_id: string | null;
  link_maker_name: string | null;
  /** 1 if neither the approver nor the maker of the link had written the text. */
  second_person: number;
  at: string;
};

/** A link with which a person without an account approves one text, once. */
export type ApprovalLinkRow = {
  id: string;
  token_hash: string;
  edition_id: string;
  content_hash: string;
  /** Whom the link is for. */
  person: string;
  made_by: string | null;
  made_by_name: string;
  created_at: string;
  expires_at: string;
  revoked_at: string | null;
  used_at: string | null;
  answer: "approved" | "sent back" | null;
  note: string;
};

/** A comment on a sentence, or an answer to a comment. */
export type ReviewCommentRow = {
  id: string;
  edition_id: string;
  answer_to: string | null;
  field: string;
  /** The sentence at the time; empty for an answer. */
  quote: string;
  text: string;
  author_id: string | null;
  author_name: string;
  at: string;
  resolved_at: string | null;
  resolved_by_name: string | null;
};

/** A native speaker has read exactly the text with this hash. */
export type NativeReadingRow = {
  edition_id: string;
  content_hash: string;
  reader: string;
  /** "2026-11-17" */
  read_on: string;
  recorded_by_name: string;
};

/** A rule of the organisation; without a row, it is off. */
export type ReviewSettingRow = { name: "second person"; value: string };
