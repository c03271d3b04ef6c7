import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Kysely } from "kysely";
import type { Database } from "../database/schema.ts";
import { readReference } from "./reference.ts";

/**
 * "my data": opens to its sender what is kept of a message. "reply": stands in the address that answers are sent to.
 * "acknowledgement" and "notice": in the Message-ID of that mail, and in the address that the notice is answered to. None
 * can be used for another.
 */
export type TokenPurpose = "my data" | "reply" | "acknowledgement" | "notice";

/** Never stored: whoever has the key works it out again. The same for as long as the message is kept. */
export function conversationToken(purpose: TokenPurpose, reference: string, key: string): string {
  return `${reference.replace("-", "").toLowerCase()}-${signatureOf(purpose, reference, key)}`;
}

/** The reference in a token, if the key signed it. Mail servers change the case of addresses, so that means nothing. */
export function readConversationToken(purpose: TokenPurpose, token: string, key: string): string | undefined {
  const [, written = "", signature = ""] = /^([\da-z]{8})-([\da-f]{32})$/.exec(token.toLowerCase()) ?? [];
  const reference = written && readReference(written);
  if (!reference) return undefined;
  const isSigned = timingSafeEqual(Buffer.from(signatureOf(purpose, reference, key)), Buffer.from(signature));
  return isSigned ? reference : undefined;
}

/** 128 bits: nobody guesses it, and it fits into the 64 characters before the @ of an address. */
function signatureOf(purpose: TokenPurpose, reference: string, key: string): string {
  return createHmac("sha256", key).update(`${purpose} ${reference}`).digest("hex").slice(0, 32);
}

/** Made when it is first needed, and the same for every process. */
export async function conversationKey(db: Kysely<Database>): Promise<string> {
  const name = "conversations";
  const known = db.selectFrom("server_keys").select("key").where("name", "=", name);
  const found = await known.executeTakeFirst();
  if (found) return found.key;
  const key = randomBytes(32).toString("hex");
  await db
    .insertInto("server_keys")
    .values({ name, key })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await known.executeTakeFirstOrThrow()).key;
}
