import { createHash, createHmac } from "node:crypto";
import type { EnquiryStateRow } from "../../database/schema.ts";
import { emailKey } from "../../mail/email-key.ts";
import type { Fields } from "../form/form-answer.ts";

/** The present key first. */
export function keysOf({ hash_key, previous_hash_key }: EnquiryStateRow): string[] {
  return previous_hash_key ? [hash_key, previous_hash_key] : [hash_key];
}

/** Stands for a network, whose address itself is never stored. */
export function networkHash(name: string, key: string): string {
  return createHmac("sha256", key).update(name).digest("hex").slice(0, 32);
}

/** The same for the same four fields, and for no others. */
export function contentHash({ name, email, subject, message }: Fields): string {
  return createHash("sha256")
    .update(JSON.stringify([name, emailKey(email), subject, message]))
    .digest("hex");
}
