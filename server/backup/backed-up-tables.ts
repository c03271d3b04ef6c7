import type { Database } from "../database/schema.ts";

/**
 * Whether a backup includes each table, in the order of the restore: a table comes before those that refer to it. A table
 * that is missing here is a type error.
 */
const isIncluded: Record<keyof Database, boolean> = {
  server_keys: true,
  staff: true,
  media: true,
  media_versions: true,
  media_tags: true,
  contact_messages: true,
  erased_conversations: true,
  labels: true,
  conversation_labels: true,
  merged_conversations: true,
  enquiry_posts: true,
  enquiry_files: true,
  reply_drafts: true,
  canned_replies: true,
  mails: true,
  reminders: true,
  incoming_mails: true,
  passkeys: true,
  staff_invitations: true,
  staff_devices: true,
  staff_log: true,
  editions: true,
  records: true,
  record_texts: true,
  record_keys: true,
  record_authors: true,
  revisions: true,
  versions: true,
  redirects: true,
  old_addresses: true,
  own_redirects: true,
  featured: true,
  certified_events: true,
  withdrawn_certificates: true,
  previews: true,
  receipts: true,
  edition_writers: true,
  review_requests: true,
  approvals: true,
  approval_links: true,
  review_comments: true,
  native_readings: true,
  review_settings: true,
  registration_forms: true,
  registrations: true,
  subscribers: true,
  newsletter_consents: true,
  newsletter_suppressed: true,
  newsletter_sendings: true,
  newsletter_deliveries: true,
  newsletter_digests: true,
  newsletter_counts: true,
  media_uses: true,
  counts: true,
  care_reviews: true,
  care_settings: true,
  search_trigrams: true,
  search_spellings: true,
  // Last, because triggers count the rows during the restore, and then the versions are added.
  content_changes: true,

  // Staff sign in again after a restore.
  staff_sessions: false,
  sign_in_codes: false,
  passkey_challenges: false,
  first_administrator_keys: false,
  sign_in_attempts: false,
  // The site promises to forget the networks of visitors after a day. These are the networks and the key to their hashes.
  enquiry_networks: false,
  enquiry_state: false,
  daily_acts: false,
  // Without these, a window that was open before the restore shows both texts for a manual merge.
  reply_draft_texts: false,
  // Rebuilt from the conversations at the next start.
  enquiry_texts: false,
  // The next start checks whether the texts must be folded again.
  search_folding: false,
  // Checked again after a restore.
  care_checks: false,
  care_links: false,
  // Unfinished work starts again.
  uploads: false,
  incoming_files: false,
  // At worst, staff get a second summary on the day of the restore.
  daily_summaries: false,
  // Fills itself again.
  newsletter_domains: false,
  // Specific to one machine.
  mailboxes: false,
  backups: false,
  write_probe: false,
  leases: false,
  alerts: false,
  request_sums: false,
  // Created at the next start.
  derived_schema: false,
  // After a restore, all search texts are checked again.
  text_versions: false,
  written_rows: false,
  // No process runs yet, and the time that a contract migration waits starts again.
  processes: false,
  pending_contracts: false,
  // The manifest has the names, and a restore applies these migrations.
  applied_migrations: false,
};

/** Excludes mail outside conversations: it may contain the key of an invitation, and is obsolete after a restore. */
export const isBackedUp = (table: string, row: Record<string, unknown>): boolean =>
  table !== "mails" || row.message_id !== null;

export const backedUpTables = Object.entries(isIncluded).flatMap(([table, included]) =>
  included ? [table] : [],
);
