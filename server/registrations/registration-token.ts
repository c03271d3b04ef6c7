/** The secret in the link with which people see, change and cancel their registration. */
import { createHmac } from "node:crypto";
import type { Kysely } from "kysely";
import type { Database } from "../database/schema.ts";
import { serverKey } from "../inbox/conversation-token.ts";

/** 256 bits. Derived from the key, because every mail has the link; the registration stores only a hash of it. */
export const registrationToken = (id: string, key: string): string =>
  createHmac("sha256", key).update(`registration ${id}`).digest("base64url");

/** The key never changes, so it is read once. */
export function cachedRegistrationKey(db: Kysely<Database>): () => Promise<string> {
  let key: string | undefined;
  return async () => (key ??= await serverKey(db, "registrations"));
}

/** The page of a registration, without the prefix of its language. */
export const registrationPath = (token: string): string => `/registration/${token}`;
