import type { Database } from "../database/schema.ts";

/** "restored": as it is. "not": why it is not in a backup stands beside it. */
type Treatment = "restored" | "not";

/**
 * What a backup holds of the database, in the order in which it is restored: what other rows refer to comes first. A
 * table that is forgotten here does not compile.
 */
const treatments: Record<keyof Database, Treatment> = {
  server_keys: "restored",
  staff: "restored",
  media: "restored",
  contact_messages: "restored",
  erased_conversations: "restored",
  enquiry_posts: "restored",
  enquiry_files: "restored",
  reply_drafts: "restored",
  canned_replies: "restored",
  mails: "restored",
  reminders: "restored",
  incoming_mails: "restored",
  passkeys: "restored",
  staff_invitations: "restored",
  staff_devices: "restored",
  staff_log: "restored",
  editions: "restored",
  records: "restored",
  record_texts: "restored",
  record_keys: "restored",
  record_authors: "restored",
  revisions: "restored",
  versions: "restored",
  redirects: "restored",
  old_addresses: "restored",
  previews: "restored",
  receipts: "restored",
  media_uses: "restored",
  search_trigrams: "restored",
  search_spellings: "restored",
  // Last: rows are counted while they are restored, and then its versions are added.
  content_changes: "restored",

  // Whoever was signed in signs in again.
  staff_sessions: "not",
  sign_in_codes: "not",
  passkey_challenges: "not",
  first_administrator_keys: "not",
  sign_in_attempts: "not",
  // Visitors are promised that their networks are forgotten after a day: this is them, and the key to them.
  enquiry_networks: "not",
  enquiry_state: "not",
  daily_acts: "not",
  // A window that is still open after a restore is shown both texts.
  reply_draft_texts: "not",
  // Made anew from the conversations at the next start.
  enquiry_texts: "not",
  // Whether texts are folded as they are today, the next start looks at.
  search_folding: "not",
  // What is under way is begun again.
  uploads: "not",
  incoming_files: "not",
  // At worst a second summary comes on the morning of the restore.
  daily_summaries: "not",
  // Of this machine.
  mailboxes: "not",
  backups: "not",
  write_probe: "not",
  // Made at the next start.
  derived_schema: "not",
  // Its names are in the manifest: a restore applies them.
  applied_migrations: "not",
};

/** Mail that belongs to no conversation may hold the key of an invitation, and is long past when it is restored. */
export const isBackedUp = (table: string, row: Record<string, unknown>): boolean =>
  table !== "mails" || row.message_id !== null;

export const backedUpTables = Object.entries(treatments).flatMap(([table, treatment]) =>
  treatment === "restored" ? [table] : [],
);
