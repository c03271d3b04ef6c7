import { createHmac, timingSafeEqual } from "node:crypto";
import { clockSkew } from "../message-limits.ts";

/** How long the page of thanks can be opened. */
export const thanksLife = 60 * 60_000;

/**
 * The token in the address of the page of thanks: the reference of the message, the time, and a signature of both. All
 * processes share its key, so nothing has to be stored, and it cannot be forged.
 */
export function thanksToken(reference: string, at: Date, key: string): string {
  const claim = `${reference}.${at.getTime().toString(36)}`;
  return `${claim}.${signatureOf(claim, key)}`;
}

/** The reference in a token, if one of the keys signed it within the hour. */
export function readThanksToken(token: string, keys: string[], now: Date): string | undefined {
  const [, claim = "", reference = "", time = "", signature = ""] =
    /^(([\dA-Z]{4}-[\dA-Z]{4})\.([\da-z]{1,9}))\.([\w-]{43})$/.exec(token) ?? [];
  const age = now.getTime() - Number.parseInt(time, 36);
  if (!(age >= -clockSkew && age < thanksLife)) return undefined;
  const isSigned = keys.some((key) =>
    timingSafeEqual(Buffer.from(signatureOf(claim, key)), Buffer.from(signature)),
  );
  return isSigned ? reference : undefined;
}

function signatureOf(claim: string, key: string): string {
  return createHmac("sha256", key).update(`thanks ${claim}`).digest("base64url");
}
