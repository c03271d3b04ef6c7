import { createHmac, timingSafeEqual } from "node:crypto";

/** What a certificate says, and all that its code contains. docs/decisions has the reasons for the format. */
export type Certificate = {
  name: string;
  /** The number of the event in `certified_events`. */
  event: number;
  /** The day of attendance: "2026-11-30". */
  day: string;
};

/** Letters and digits that cannot be mistaken for each other (Crockford's base 32). */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/** 80 bits: at a million guesses a second, a forged code takes longer than the universe is old. */
const signatureBytes = 10;
const firstDay = Date.UTC(2020, 0, 1);
const dayLength = 24 * 60 * 60 * 1000;

export const maxNameLength = 100;
/** A name of the longest letters, the other parts, and room for spaces and hyphens. */
const maxCodeLength = 1000;

/** "7K3MQ-X9D2A-…": the signature, the day, the event and the name. The same certificate always has the same code. */
export function certificateCode({ name, event, day }: Certificate, key: string): string {
  const days = Math.round((Date.parse(`${day}T00:00:00Z`) - firstDay) / dayLength);
  if (!(days >= 0 && days < 65_536)) throw new Error(`No certificate can have the day ${day}.`);
  const claim = Buffer.concat([
    Buffer.from([days >> 8, days & 255]),
    Buffer.from(varint(event)),
    Buffer.from(cleanName(name)),
  ]);
  return inGroups(toBase32(Buffer.concat([signatureOf(claim, key), claim])));
}

/** The certificate that a code contains, if the key signed it. Accepts any case, spaces and missing hyphens. */
export function readCertificateCode(typed: string, key: string): Certificate | undefined {
  const bytes = fromBase32(typed);
  if (!bytes || bytes.length < signatureBytes + 4) return undefined;
  const [signature, claim] = [bytes.subarray(0, signatureBytes), bytes.subarray(signatureBytes)];
  if (!timingSafeEqual(signature, signatureOf(claim, key))) return undefined;
  const day = new Date(firstDay + claim.readUInt16BE(0) * dayLength).toISOString().slice(0, 10);
  const { value: event, end } = readVarint(claim, 2);
  return { name: claim.toString("utf8", end), event, day };
}

/** The spelling under which a code is withdrawn, however it was typed. */
export function canonicalCode(typed: string): string | undefined {
  const bytes = fromBase32(typed);
  return bytes && inGroups(toBase32(bytes));
}

/** One line without control or direction marks, so that a name cannot rearrange the text around it. */
export function cleanName(name: string): string {
  const line = name.normalize("NFC").replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, " ");
  return [...line.replace(/\s+/g, " ").trim()].slice(0, maxNameLength).join("");
}

const signatureOf = (claim: Buffer, key: string) =>
  createHmac("sha256", key).update("certificate 1 ").update(claim).digest().subarray(0, signatureBytes);

const inGroups = (code: string) => code.replace(/.{5}(?=.)/g, "$&-");

function toBase32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => alphabet[Number.parseInt(five.padEnd(5, "0"), 2)])
    .join("");
}

/** Undefined for anything that `toBase32` does not write. */
function fromBase32(typed: string): Buffer | undefined {
  if (typed.length > maxCodeLength) return undefined;
  const code = typed.toUpperCase().replace(/[\s-]/g, "").replaceAll("O", "0").replace(/[IL]/g, "1");
  if (!/^[0-9A-HJKMNP-TV-Z]+$/.test(code)) return undefined;
  const bits = [...code].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, "0")).join("");
  const bytes = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  return toBase32(bytes) === code ? bytes : undefined;
}

/** Seven bits in each byte, the lowest first; the highest bit says that more follow. */
function varint(value: number): number[] {
  return value < 128 ? [value] : [(value & 127) | 128, ...varint(value >>> 7)];
}

function readVarint(bytes: Buffer, start: number): { value: number; end: number } {
  const byte = bytes[start] ?? 0;
  if (byte < 128) return { value: byte, end: start + 1 };
  const rest = readVarint(bytes, start + 1);
  return { value: (byte & 127) + rest.value * 128, end: rest.end };
}
