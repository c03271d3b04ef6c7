import { randomBytes } from "node:crypto";

/** Crockford's alphabet: no letter that looks like a digit, so that it can be read out over the telephone. */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** A number for one enquiry, such as "7K3M-QX9D": 40 random bits. */
export function newReference(): string {
  const letters = [...randomBytes(8)].map((byte) => alphabet[byte % 32]);
  return `${letters.slice(0, 4).join("")}-${letters.slice(4).join("")}`;
}

/** What somebody read from a screen or wrote on paper, as we write it. */
export function readReference(text: string): string | undefined {
  const letters = text.toUpperCase().replace(/[\s-]/g, "").replace(/O/g, "0").replace(/[IL]/g, "1");
  return /^[\dA-HJKMNP-TV-Z]{8}$/.test(letters) ? `${letters.slice(0, 4)}-${letters.slice(4)}` : undefined;
}
