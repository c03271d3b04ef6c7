/** Care for what is published. */
export type CareTables = {
  care_checks: CareCheckRow;
  care_reviews: CareReviewRow;
  care_links: CareLinkRow;
  care_settings: CareSettingsRow;
};

/** The last check of a public edition. */
export type CareCheckRow = {
  edition_id: string;
  /** The public revision that was checked. */
  revision: number;
  checked_at: string;
  /** JSON: see server/care/check-edition.ts. */
  findings: string;
};

/** The last time that a person read a text and found it right. */
export type CareReviewRow = { edition_id: string; at: string; staff_id: string | null; staff_name: string };

/** An address of another site that a public text links to. */
export type CareLinkRow = {
  address: string;
  /** When a text with this link was last checked. */
  seen_at: string;
  asked_at: string | null;
  /** In a row, each on another day. */
  failures: number;
  /** The last answer; null if there was none. */
  status: number | null;
};

/** One row, once an administrator has changed a setting. */
export type CareSettingsRow = {
  name: "care";
  /** Texts that were not changed or reviewed for so long are to be reviewed. */
  review_months: number;
  /** 1 if links to other sites are checked. */
  asks_links: number;
};
