/** What only its owner may know. The database holds hashes of it. */
import { createHash, randomBytes, randomInt, timingSafeEqual } from "node:crypto";

/** 256 random bits, for an address or a cookie. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** A token is too long to be guessed from its hash, so it needs no salt. */
export function tokenHash(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

/** Eight digits, to be typed. */
export function newCode(): string {
  return randomInt(100_000_000).toString().padStart(8, "0");
}

export function newSalt(): string {
  return randomBytes(16).toString("base64url");
}

export function codeHash(code: string, salt: string): string {
  return createHash("sha256").update(`${salt} ${code}`).digest("base64url");
}

/** In the same time whether they differ at the beginning or at the end. */
export function sameHash(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
