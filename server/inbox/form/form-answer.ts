/** The answer to a posted enquiry, and the settings that its form shows. */
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
 * What its sender is told of a stored message. The token opens it for an hour: see thanks-token.ts. The other one shows
 * what is kept of it, for as long as it is; it is left out if the database could not say.
 */
export type SentEnquiry = { reference: string; email: string; token: string; dataToken?: string };

export type EnquiryAnswer =
  | ({ state: "sent" } & SentEnquiry)
  /** With the values, where the browser does not keep them itself. */
  | { state: "invalid"; problems: Problems; values?: Fields }
  /** The e-mail address looks mistyped: the sender is asked before anything is stored. */
  | { state: "typo"; email: string; likely: string; values?: Fields }
  | { state: "too-many"; minutes: number; values?: Fields }
  | { state: "failed"; values?: Fields };

export type EnquiryTerms = { keptMonths: number };
