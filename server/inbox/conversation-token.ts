import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Kysely } from "kysely";
import type { Database, ServerKeyRow } from "../database/schema.ts";
import { readReference } from "./reference.ts";

/**
 * "my data": in the link that shows visitors their data. "reply": in the address to which visitors answer.
 * "acknowledgement" and "notice": in the Message-ID of that mail; "notice" also in the address to which staff answer.
 * A token works for its own purpose only.
 */
export type TokenPurpose = "my data" | "reply" | "acknowledgement" | "notice";

/** Not stored, but derived from the key. Stays the same as long as the message exists. */
export function conversationToken(purpose: TokenPurpose, reference: string, key: string): string {
  return `${reference.replace("-", "").toLowerCase()}-${signatureOf(purpose, reference, key)}`;
}

/** The reference in a token, if the key signed it. Ignores case, because mail servers change the case of addresses. */
export function readConversationToken(purpose: TokenPurpose, token: string, key: string): string | undefined {
  const [, written = "", signature = ""] = /^([\da-z]{8})-([\da-f]{32})$/.exec(token.toLowerCase()) ?? [];
  const reference = written && readReference(written);
  if (!reference) return undefined;
  const isSigned = timingSafeEqual(Buffer.from(signatureOf(purpose, reference, key)), Buffer.from(signature));
  return isSigned ? reference : undefined;
}

/** 128 bits: too many to guess, and short enough for the 64 characters before the @ of an address. */
function signatureOf(purpose: TokenPurpose, reference: string, key: string): string {
  return createHmac("sha256", key).update(`${purpose} ${reference}`).digest("hex").slice(0, 32);
}

/** Created when first needed, and shared by every process. */
export async function serverKey(db: Kysely<Database>, name: ServerKeyRow["name"]): Promise<string> {
  const stored = db.selectFrom("server_keys").select("key").where("name", "=", name);
  const found = await stored.executeTakeFirst();
  if (found) return found.key;
  const key = randomBytes(32).toString("hex");
  await db
    .insertInto("server_keys")
    .values({ name, key })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await stored.executeTakeFirstOrThrow()).key;
}

export const conversationKey = (db: Kysely<Database>) => serverKey(db, "conversations");

/** The key never changes, so it is read once. */
export function cachedConversationKey(db: Kysely<Database>): () => Promise<string> {
  let key: string | undefined;
  return async () => (key ??= await conversationKey(db));
}

/** The tokens in the links to visitors' own data. */
export function dataTokens(db: Kysely<Database>) {
  const key = cachedConversationKey(db);
  return {
    of: async (reference: string) => conversationToken("my data", reference, await key()),
    /** The reference in a token, if it is valid. */
    read: async (token: string) => readConversationToken("my data", token, await key()),
  };
}
