/** The answer to a posted enquiry, and the settings that its form shows. */

export const fieldNames = ["name", "email", "subject", "message"] as const;
export type FieldName = (typeof fieldNames)[number];
export type Fields = Record<FieldName, string>;

export type Problem = { kind: "missing" } | { kind: "malformed" } | { kind: "long"; by: number };
export type Problems = Partial<Record<FieldName, Problem>>;

export type EnquiryAnswer =
  | { state: "sent"; reference: string }
  /** With the values, where the browser does not keep them itself. */
  | { state: "invalid"; problems: Problems; values?: Fields }
  | { state: "too-many"; minutes: number; values?: Fields }
  | { state: "failed"; values?: Fields };

export type EnquiryTerms = { keptMonths: number };
