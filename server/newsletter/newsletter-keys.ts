/** Secrets of the newsletter. All are derived from one key, so that none is stored. */
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Kysely } from "kysely";
import type { Database } from "../database/schema.ts";
import { serverKey } from "../inbox/conversation-token.ts";
import { emailKey } from "../mail/email-key.ts";

/** The key never changes, so it is read once. */
export function cachedNewsletterKey(db: Kysely<Database>): () => Promise<string> {
  let key: string | undefined;
  return async () => (key ??= await serverKey(db, "newsletter"));
}

const signed = (key: string, text: string) => createHmac("sha256", key).update(text).digest();

/** In the link to a person's own page. 128 bits, because it is in a header that should be short. */
export const subscriptionToken = (id: string, key: string): string =>
  signed(key, `subscription ${id}`).subarray(0, 16).toString("base64url");

/** The page of a subscription, without the prefix of its language. */
export const subscriptionPath = (token: string): string => `/subscription/${token}`;

/** One-click unsubscription posts here (RFC 8058). */
export const leavePath = (token: string): string => `${subscriptionPath(token)}/leave`;

/** What is kept of an address after its owner has left. */
export const addressHash = (email: string, key: string): string =>
  signed(key, `address ${emailKey(email)}`).toString("base64url");

/** Letters and digits in lower case, because mail servers may change the case of an address. */
const alphabet = "0123456789abcdefghjkmnpqrstvwxyz";
const lettersOf = (bytes: Uint8Array) => [...bytes].map((byte) => alphabet[byte % 32]).join("");

const idLengths = { subscriber: 12, sending: 8 };
export const newId = (of: keyof typeof idLengths): string => lettersOf(randomBytes(idLengths[of]));

/** The sending of a mail that belongs to none, such as a request to confirm. */
export const noSending = "0".repeat(idLengths.sending);

export type MailedTo = { subscriber: string; sending: string };

/** In the Message-ID and in the address that receives bounces. Its signature of 100 bits cannot be forged. */
export function deliveryCode({ subscriber, sending }: MailedTo, key: string): string {
  return subscriber + sending + lettersOf(signed(key, `delivery ${subscriber} ${sending}`).subarray(0, 20));
}

/** The codes in a text, such as an address, that the key has signed. */
export function readDeliveryCodes(text: string, key: string): MailedTo[] {
  return [...text.toLowerCase().matchAll(/(?<![\da-z])[\da-hjkmnp-tv-z]{40}(?![\da-z])/g)].flatMap(
    ([code]) => {
      const mailedTo = { subscriber: code.slice(0, 12), sending: code.slice(12, 20) };
      return timingSafeEqual(Buffer.from(deliveryCode(mailedTo, key)), Buffer.from(code)) ? [mailedTo] : [];
    },
  );
}
