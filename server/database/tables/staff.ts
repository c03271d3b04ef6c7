import type { Generated, GeneratedAlways } from "kysely";

/** Each role may do everything that the roles before it may. A check constraint lists them, too. */
export const roles = ["writer", "publisher", "administrator"] as const;
export type Role = (typeof roles)[number];

/** Who works at the desk, how they get in, and what they did. */
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
  /** The same for every spelling of the address: see server/mail/email-key.ts. */
  email_key: string;
  role: Role;
  created_at: string;
  /** Whether they want mail about messages that wait: reminders and the daily summary, reminders only, or none. */
  mails: Generated<MailChoice>;
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

export type PasskeyRow = {
  /** As the browser names it. */
  id: string;
  staff_id: string;
  /** Base64url, as is the challenge before it is hashed. */
  public_key: string;
  counter: number;
  /** Ways to reach the device that has it, with commas between them: only ever read as a whole. */
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

/** What can be tried again and again without being signed in. */
export type Attempt = "ask for a code" | "try a code" | "ask for a challenge";

/** For the limits: what was tried, and a hash of the account or network. Forgotten after an hour. */
export type SignInAttemptRow = { number: GeneratedAlways<number>; what: Attempt; who: string; at: string };
