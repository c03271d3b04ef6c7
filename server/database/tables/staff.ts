import type { Generated, GeneratedAlways } from "kysely";

/** Each role includes the rights of those before it. A check constraint lists them, too. */
export const roles = ["translator", "writer", "publisher", "administrator"] as const;
export type Role = (typeof roles)[number];

/** Accounts, sign-in and the log of staff. */
export type StaffTables = {
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
};

export type MailChoice = "all" | "reminders" | "none";

export type StaffRow = {
  id: string;
  name: string;
  email: string;
  /** The normalised email address: see server/mail/email-key.ts. */
  email_key: string;
  role: Role;
  created_at: string;
  /** Mail about waiting messages: reminders and the daily summary, reminders only, or none. */
  mails: Generated<MailChoice>;
  /** A code of languages.ts, for the desk and for mails. */
  language: Generated<string>;
  /** An IANA time zone, for the times at the desk and in mails. */
  time_zone: Generated<string>;
  /** Plain text below this person's replies; empty if there is none. */
  signature: Generated<string>;
};

export type StaffSessionRow = {
  /** Identifies the session in lists. The cookie has a separate token, of which only the hash is stored. */
  id: string;
  staff_id: string;
  token_hash: string;
  /** A short description of the browser. */
  device: string;
  created_at: string;
  seen_at: string;
  /** The last proof of identity. Dangerous acts require a recent one. */
  proved_at: string;
};

export type SignInCodeRow = {
  id: string;
  staff_id: string;
  salt: string;
  code_hash: string;
  wrong_tries: number;
  created_at: string;
  /** When it was used, replaced or tried too often. */
  ended_at: string | null;
};

type StaffLogTable = Omit<StaffLogRow, "number"> & { number: GeneratedAlways<number> };

/** The append-only log of what staff did. */
export type StaffLogRow = {
  number: number;
  at: string;
  /** Null for a program, such as `npm run staff`. */
  staff_id: string | null;
  /** The name at the time: people leave, and change their names. */
  staff_name: string;
  act: string;
  subject: string;
};

export type PasskeyRow = {
  /** The credential id from the browser. */
  id: string;
  staff_id: string;
  /** In base64url, like the challenge before it is hashed. */
  public_key: string;
  counter: number;
  /** WebAuthn transports, separated by commas. */
  transports: string;
  name: string;
  created_at: string;
  used_at: string | null;
};

/** A challenge for a passkey to sign, once, within minutes. */
export type PasskeyChallengeRow = {
  challenge_hash: string;
  /** The person who adds a passkey; null for a sign-in. */
  staff_id: string | null;
  created_at: string;
};

/** The links that the site prints while it has no staff, to create the first account. */
export type FirstAdministratorKeyRow = { token_hash: string; created_at: string };

/** An invitation to join the staff by a link. */
export type StaffInvitationRow = {
  id: string;
  token_hash: string;
  name: string;
  email: string;
  email_key: string;
  role: Role;
  /** The name of the inviting person. */
  invited_by: string;
  created_at: string;
};

/** A hash of a browser and network from which the person has signed in. */
export type StaffDeviceRow = { staff_id: string; device_hash: string; seen_at: string };

/** Acts that can be attempted without being signed in, and so are rate limited. */
export type Attempt = "ask for a code" | "try a code" | "ask for a challenge";

/** For rate limits: the attempt, and a hash of the account or network. Erased after an hour. */
export type SignInAttemptRow = { number: GeneratedAlways<number>; what: Attempt; who: string; at: string };
