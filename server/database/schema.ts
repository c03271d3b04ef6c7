import type { GeneratedAlways } from "kysely";
import type { DeskKind } from "../../desk-kinds.ts";
import type { AuthoredKind, Kind, Row } from "../../sections.ts";
import type { Role } from "../desk/roles.ts";

type ContentTables = { [K in Kind]: Row<K> };

/**
 * The tables, as both engines hold them. Instants are ISO 8601 in UTC, always with milliseconds, so that
 * their order as text is their order in time.
 */
export interface Database extends ContentTables {
  partners: PartnerRow;
  faq: FaqRow;
  people: PersonRow;
  authorships: AuthorshipRow;
  organisation: OrganisationRow;
  contact_messages: ContactMessageRow;
  enquiry_mails: EnquiryMailRow;
  enquiry_networks: EnquiryNetworkRow;
  enquiry_state: EnquiryStateRow;
  content_changes: ContentChangesRow;
  applied_migrations: AppliedMigrationRow;
  write_probe: WriteProbeRow;
  search_trigrams: SearchTrigramRow;
  search_spellings: SearchSpellingRow;
  staff: StaffRow;
  staff_sessions: StaffSessionRow;
  sign_in_codes: SignInCodeRow;
  staff_log: StaffLogTable;
  passkeys: PasskeyRow;
  passkey_challenges: PasskeyChallengeRow;
  first_administrator_keys: FirstAdministratorKeyRow;
  staff_invitations: StaffInvitationRow;
  staff_devices: StaffDeviceRow;
  sign_in_attempts: SignInAttemptRow;
  staff_mails: StaffMailRow;
  editions: EditionRow;
  revisions: RevisionRow;
  versions: VersionRow;
  redirects: RedirectRow;
  previews: PreviewRow;
  receipts: ReceiptRow;
  media: MediaRow;
  media_uses: MediaUseRow;
  uploads: UploadRow;
  backups: BackupRow;
}

/** What one page shows whole, in the order of its position. */
type OrderedRow = { id: string; position: number; language: string; created_at: string };

export type PartnerRow = OrderedRow & {
  name: string;
  /** What we do together, in Markdown. */
  text: string;
  /** What it is, in a few words: "Technology company". */
  kind: string;
  website: string | null;
  image_url: string | null;
  /** A sign for one without a picture: rows of the letters of app/art/weave.ts, with spaces between them. */
  woven: string | null;
};

export type FaqRow = OrderedRow & {
  question: string;
  /** Markdown. */
  answer: string;
  category: string;
  /** With commas between them. */
  tags: string;
};

/** Somebody who agreed to be named. */
export type PersonRow = OrderedRow & {
  name: string;
  /** What they do here, in a few words. */
  role: string;
  /** Markdown. */
  text: string;
  email: string | null;
  profile: string | null;
  image_url: string | null;
};

/** Written by `save` for every author that a public record names: see server/people/authorships.ts. */
export type AuthorshipRow = {
  kind: AuthoredKind;
  record_id: string;
  /** Their address at present; whether or not they are public. */
  person: string;
  /** That of the record. */
  created_at: string;
};

/** What is set of the details in organisation.ts. */
export type OrganisationRow = { key: string; value: string };

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

/** One row a content table, kept by triggers whoever writes. */
export type ContentChangesRow = {
  kind: Kind | "partners" | "faq" | "people" | "organisation" | "media";
  /** Grows with every change; 0 says that nothing was ever written. */
  version: number;
  /** The exact number of rows. */
  total: number;
};

export type AppliedMigrationRow = { name: string; applied_at: string };

/** One row, written to find out whether anything can be. */
export type WriteProbeRow = { written_at: string };

/** Every three characters that stand together in the text of a record: see server/search/trigrams.ts. */
export type SearchTrigramRow = { trigram: string };

/** Every word in the text of a record, and what is left of it without one letter: see server/search/spellings.ts. */
export type SearchSpellingRow = { spelling: string; word: string };
export type StaffRow = {
  id: string;
  name: string;
  email: string;
  /** The same for every spelling of the address: see server/enquiries/email-key.ts. */
  email_key: string;
  role: Role;
  created_at: string;
};

export type StaffSessionRow = {
  /** Names it in a list. The cookie holds another word, of which only the hash is stored. */
  id: string;
  staff_id: string;
  token_hash: string;
  /** Which browser it was, in a few words. */
  device: string;
  created_at: string;
  seen_at: string;
  /** When its owner last showed who they are: dangerous acts want that to be recent. */
  proved_at: string;
};

export type SignInCodeRow = {
  id: string;
  staff_id: string;
  salt: string;
  code_hash: string;
  wrong_tries: number;
  created_at: string;
  /** Used, replaced, or tried too often. */
  ended_at: string | null;
};

type StaffLogTable = Omit<StaffLogRow, "number"> & { number: GeneratedAlways<number> };

/** Who did what. It only grows. */
export type StaffLogRow = {
  number: number;
  at: string;
  /** Null for a program, such as `npm run staff`. */
  staff_id: string | null;
  /** As it was then: people leave, and change their names. */
  staff_name: string;
  act: string;
  subject: string;
};

/** A record as the desk knows it. The tables of records hold what is public, and nothing else. */
export type EditionRow = {
  /** Never changes, whatever the address becomes. */
  id: string;
  kind: DeskKind;
  /** The id of its public row; one that was deleted holds its address until it is erased. */
  slug: string;
  language: string;
  state: "draft" | "scheduled" | "published" | "withdrawn";
  /** Grows with every save. */
  revision: number;
  /** The revision that visitors read; null where they read none. */
  public_revision: number | null;
  first_published_at: string | null;
  due_at: string | null;
  /** What is published then: a later save does not change it. */
  due_version: string | null;
  changed_at: string;
  changed_by: string | null;
  changed_by_name: string;
  created_at: string;
  deleted_at: string | null;
  title: string;
  /** Its title and the beginning of its text, as they are searched. */
  folded: string;
  /** The working copy, as JSON: the text of each field by the name of its column. */
  fields: string;
};

/** What an edition was after a save, for whoever started from there. */
export type RevisionRow = { edition_id: string; revision: number; at: string; fields: string };

export type VersionAct = "saved" | "published" | "scheduled" | "withdrawn" | "restored" | "deleted";

/** What somebody saved deliberately, or published. */
export type VersionRow = {
  id: string;
  edition_id: string;
  revision: number;
  slug: string;
  act: VersionAct;
  author_id: string | null;
  author_name: string;
  at: string;
  fields: string;
};

/** Where an address that was public leads now; null where what was there is gone. */
export type RedirectRow = { kind: DeskKind; old_slug: string; new_slug: string | null };

/** A link by which somebody without an account sees one edition. */
export type PreviewRow = {
  id: string;
  token_hash: string;
  edition_id: string;
  created_by: string;
  created_at: string;
  expires_at: string;
  revoked_at: string | null;
};

/** Whether what was published, moved or withdrawn was seen to be so. */
export type ReceiptRow = {
  id: string;
  edition_id: string;
  act: "published" | "withdrawn" | "renamed";
  at: string;
  slug: string;
  /** The address that leads to the new one. */
  old_slug: string | null;
  state: "waiting" | "green" | "red";
  /** Whoever asks puts this first, so that nobody else does. */
  tried_at: string | null;
  /** As JSON: each place, its address, and what is wrong there or null. */
  checks: string;
};

export type PasskeyRow = {
  /** As the browser names it. */
  id: string;
  staff_id: string;
  /** Base64url, as is the challenge before it is hashed. */
  public_key: string;
  counter: number;
  /** Ways to reach the device that has it, with commas between them. */
  transports: string;
  name: string;
  created_at: string;
  used_at: string | null;
};

/** What a passkey has to sign, once, within minutes. */
export type PasskeyChallengeRow = {
  challenge_hash: string;
  /** Who adds a passkey; null for whoever signs in. */
  staff_id: string | null;
  created_at: string;
};

/** The links that the site prints while it has no staff. */
export type FirstAdministratorKeyRow = { token_hash: string; created_at: string };

/** Somebody who may become staff by a link. */
export type StaffInvitationRow = {
  id: string;
  token_hash: string;
  name: string;
  email: string;
  email_key: string;
  role: Role;
  /** The name of whoever invited them. */
  invited_by: string;
  created_at: string;
};

/** A browser and network from which somebody has signed in, as a hash. */
export type StaffDeviceRow = { staff_id: string; device_hash: string; seen_at: string };

/** For the limits: what was tried, and a hash of the account or network. Forgotten after an hour. */
export type SignInAttemptRow = { number: GeneratedAlways<number>; what: string; who: string; at: string };

/** Mail to the staff that waits. It is deleted when it is sent. */
export type StaffMailRow = {
  id: string;
  recipient: string;
  subject: string;
  body: string;
  attempts: number;
  created_at: string;
  /** Not before then. Whoever tries to send it puts this off first, so that nobody else does. */
  due_at: string;
};

/** A picture or a file that staff uploaded. */
export type MediaRow = {
  /** Made from its content: the same file is uploaded once. */
  id: string;
  kind: "picture" | "file";
  /** What the file was called. */
  name: string;
  /** What is served, as HTTP names it: "application/pdf". */
  type: string;
  bytes: number;
  /** Of a picture, as the camera was held. */
  width: number | null;
  height: number | null;
  /** Its bytes are in the store below `{id}/{copy}/`: removed and uploaded again, it is another copy. */
  copy: string;
  /** As JSON: how many bytes each encoded image of a picture has, by its name, such as "640.webp". */
  images: string;
  alt: string;
  /** 1 if the picture says nothing that the text beside it does not. */
  decorative: number;
  caption: string;
  credit: string;
  /** What of a picture must stay in sight when it is cropped, in hundredths from the left and from the top. */
  focus_x: number;
  focus_y: number;
  state: "encoding" | "ready" | "failed";
  problem: string | null;
  /** Whoever encodes it puts this first, so that nobody else does. */
  claimed_at: string | null;
  /** How often encoding it has failed. */
  tries: number;
  /** Its name and what is said of it, as they are searched. */
  folded: string;
  uploaded_by: string | null;
  uploaded_by_name: string;
  created_at: string;
};

/** An edition that names a picture or a file: in its working copy, in what visitors read, or in what is scheduled. */
export type MediaUseRow = { media_id: string; edition_id: string };

/** A file of which not all has come. Its pieces are in the store. */
export type UploadRow = {
  id: string;
  staff_id: string;
  name: string;
  bytes: number;
  received: number;
  /** How many bytes each piece has, with commas between them. */
  pieces: string;
  /** Once all has come: what it became, or why it was refused (server/media/refusals.ts). */
  media_id: string | null;
  refused: string | null;
  created_at: string;
  changed_at: string;
};

/** What became of a backup. The file is where whoever asked for it wanted it. */
export type BackupRow = {
  id: string;
  /** When it was begun. */
  at: string;
  finished_at: string;
  /** Null if there is no file. */
  bytes: number | null;
  /** "incomplete": the file is good, but something that should be in it was not to be had. */
  outcome: "done" | "incomplete" | "failed";
  problem: string | null;
};
