import { randomBytes } from "node:crypto";

/** Crockford's alphabet has no letters that look like digits, so that a reference can be read out over the telephone. */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** The reference of a message, such as "7K3M-QX9D": 40 random bits. */
export function newReference(): string {
  const letters = [...randomBytes(8)].map((byte) => alphabet[byte % 32]);
  return `${letters.slice(0, 4).join("")}-${letters.slice(4).join("")}`;
}

/** Normalises a reference that a person typed. */
export function readReference(text: string): string | undefined {
  const letters = text.toUpperCase().replace(/[\s-]/g, "").replace(/O/g, "0").replace(/[IL]/g, "1");
  return /^[\dA-HJKMNP-TV-Z]{8}$/.test(letters) ? `${letters.slice(0, 4)}-${letters.slice(4)}` : undefined;
}
