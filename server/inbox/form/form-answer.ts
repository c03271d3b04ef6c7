/** The answer to a posted form, and the terms that the form states. */
import type { EmailFault } from "../../mail/email-fault.ts";

export const fieldNames = ["name", "email", "subject", "message"] as const;
export type FieldName = (typeof fieldNames)[number];
export type Fields = Record<FieldName, string>;

export type Problem =
  | { kind: "missing" }
  | { kind: "malformed"; fault: EmailFault }
  | { kind: "long"; by: number };
export type Problems = Partial<Record<FieldName, Problem>>;

/**
 * What the sender learns about a stored message. `token` opens the page of thanks for an hour: see thanks-token.ts.
 * `dataToken` opens the sender's data as long as it is kept; it is missing if the database did not answer.
 */
export type SentEnquiry = {
  reference: string;
  email: string;
  token: string;
  dataToken?: string;
  /** When the answer comes, if that is later than in 24 hours because the office is closed. */
  answerBy?: string;
};

export type EnquiryAnswer =
  | ({ state: "sent" } & SentEnquiry)
  /** With the values if the page has no script, which would keep them itself. */
  | { state: "invalid"; problems: Problems; values?: Fields }
  /** The e-mail address looks mistyped: the sender confirms it before anything is stored. */
  | { state: "typo"; email: string; likely: string; values?: Fields }
  | { state: "too-many"; minutes: number; values?: Fields }
  | { state: "failed"; values?: Fields };

export type EnquiryTerms = { keptMonths: number };
