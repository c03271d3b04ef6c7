import { createHash } from "node:crypto";
import type { EnquiryStateRow } from "../../database/schema.ts";
import { emailKey } from "../../mail/email-key.ts";
import type { Fields } from "../form/form-answer.ts";

/** The current key first. */
export function keysOf({ hash_key, previous_hash_key }: EnquiryStateRow): string[] {
  return previous_hash_key ? [hash_key, previous_hash_key] : [hash_key];
}

/** Identifies a message by its four fields. */
export function contentHash({ name, email, subject, message }: Fields): string {
  return createHash("sha256")
    .update(JSON.stringify([name, emailKey(email), subject, message]))
    .digest("hex");
}
