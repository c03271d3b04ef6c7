/** The newsletter: subscribers, mails to them, and what is kept after they leave. */
export type NewsletterTables = {
  subscribers: SubscriberRow;
  newsletter_consents: NewsletterConsentRow;
  newsletter_suppressed: NewsletterSuppressedRow;
  newsletter_sendings: NewsletterSendingRow;
  newsletter_deliveries: NewsletterDeliveryRow;
  newsletter_digests: NewsletterDigestRow;
  newsletter_domains: NewsletterDomainRow;
  newsletter_counts: NewsletterCountRow;
};

export type SubscriberRow = {
  /** Random. It is in the addresses that receive bounces. */
  id: string;
  email: string;
  email_key: string;
  /** Of the address, in ASCII: mail is throttled by domain. */
  domain: string;
  language: string;
  /** With a space around each: " news events ". */
  topics: string;
  frequency: "each" | "weekly" | "monthly";
  /** "unconfirmed": signed up or imported, and deleted unless confirmed in time. */
  state: "unconfirmed" | "active" | "paused";
  paused_until: string | null;
  /** Of the secret in the person's own link. */
  token_hash: string;
  source: "form" | "import";
  /** For an import: where and when people agreed, as staff wrote it. */
  source_note: string;
  agreed_on: string | null;
  /** What the person agreed to: see newsletter_consents. */
  consent_version: string;
  consent_language: string;
  asked_at: string;
  confirmed_at: string | null;
  /** Temporary delivery failures that were reported later: at most one a day counts. */
  soft_bounces: number;
  first_soft_at: string | null;
  last_soft_at: string | null;
};

/** A sentence that people agreed to, as they read it. The version is its hash. */
export type NewsletterConsentRow = {
  version: string;
  language: string;
  wording: string;
  first_used_at: string;
};

/** An address to which the newsletter is not sent, as a keyed hash. It stays when everything else is erased. */
export type NewsletterSuppressedRow = {
  hash: string;
  reason: "left" | "erased" | "removed" | "bounced" | "complained";
  at: string;
};

/** Something that is mailed to many subscribers. */
export type NewsletterSendingRow = {
  id: string;
  /** "record": an edition, or another record that is also sent by mail. "invitation": asks imported people to confirm. */
  kind: "record" | "digest" | "invitation";
  /** The original in `editions`. */
  edition_id: string | null;
  /** Of a digest. */
  frequency: SubscriberRow["frequency"] | null;
  /** JSON. Of a digest: its records. Of an invitation: the import. */
  content: string;
  state: "scheduled" | "asking" | "sending" | "stopped" | "done";
  /** Why staff must decide before it is sent. */
  asks_because: "late" | "restored" | "refused" | null;
  due_at: string;
  created_at: string;
  created_by_name: string;
  started_at: string | null;
  finished_at: string | null;
  /** The last subscriber who got a delivery; null once all have one. */
  filled_to: string | null;
  /** JSON: the numbers of a finished one. Null when one of them has changed, until they are counted again. */
  sums: string | null;
};

/**
 * A mail to one subscriber. The row outlives the subscription, when its id means nothing any more. "refused": by the mail
 * server, for good. "failed": tried too often. "skipped": the person left or paused in time. "bounced", "complained" and
 * "left": after it was sent.
 */
export type NewsletterDeliveryRow = {
  sending_id: string;
  subscriber_id: string;
  state:
    | "waiting"
    | "sending"
    | "sent"
    | "refused"
    | "failed"
    | "skipped"
    | "bounced"
    | "complained"
    | "left";
  attempts: number;
  /** How often it may have been sent before, because a process ended in between. */
  repeats: number;
  /** The next attempt. While it is being sent: when another process may take it. */
  due_at: string;
  /** 1 once `due_at` is its turn within the limits of its domain. */
  has_turn: number;
  problem: string | null;
  settled_at: string | null;
};

/** Up to when published records were in a digest. `asks` is 1 after a restore: the next digest may have been sent before. */
export type NewsletterDigestRow = { frequency: SubscriberRow["frequency"]; until: string; asks: number };

/** When the next mail may be sent to a domain. */
export type NewsletterDomainRow = {
  domain: string;
  next_at: string;
  /** Temporary refusals in a row, and the pause after them. */
  failures: number;
  paused_until: string | null;
};

/** Sums per day, without people. */
export type NewsletterCountRow = {
  /** "2026-11-18", in UTC. */
  day: string;
  what: "asked" | "confirmed" | "imported" | NewsletterSuppressedRow["reason"];
  count: number;
};
