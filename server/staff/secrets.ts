/** Tokens and codes. The database stores only their hashes. */
import { createHash, randomBytes, randomInt, timingSafeEqual } from "node:crypto";

/** 256 random bits, for a link or a cookie. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** Needs no salt: a token is too long to be guessed from its hash. */
export function tokenHash(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

/** Eight digits, short enough to type. */
export function newCode(): string {
  return randomInt(100_000_000).toString().padStart(8, "0");
}

export function newSalt(): string {
  return randomBytes(16).toString("base64url");
}

export function codeHash(code: string, salt: string): string {
  return createHash("sha256").update(`${salt} ${code}`).digest("base64url");
}

/** Compares in constant time. */
export function sameHash(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
