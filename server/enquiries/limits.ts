import type { EnquiryTerms } from "./answer.ts";

/** Characters as a reader counts them (code points), not UTF-16 units or bytes. */
export const fieldLimits: EnquiryTerms["limits"] = { name: 120, email: 254, subject: 200, message: 5000 };

/** Room for every field at its limit in four-byte characters, percent-encoded. */
export const bodyLimit = 64 * 1024;

/** How long the same words from the same sender are one message, and how long the sender is remembered. */
export const sameMessageFor = 24 * 60 * 60_000;

export const addressWindow = 10 * 60_000;
export const totalWindow = 60_000;

/** Nobody fills four fields faster than this. */
export const leastTime = 2000;
