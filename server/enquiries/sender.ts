import { createHash, createHmac } from "node:crypto";
import { isIP, isIPv6 } from "node:net";
import type { Fields } from "./answer.ts";

/** Stands for the sender's network address, which itself is never stored. */
export function senderOf(address: string, secret: string): string {
  return createHmac("sha256", secret).update(network(address)).digest("hex");
}

/** A household or a phone has a whole IPv6 network (/64) to itself: the limit holds for all of it. */
function network(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "").replace(/%.*$/, "");
  if (!isIPv6(plain)) return isIP(plain) ? plain : "unknown";
  const [head = "", tail] = plain.toLowerCase().split("::");
  const left = head ? head.split(":") : [];
  const right = tail ? tail.split(":") : [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  const groups = [...left, ...Array<string>(zeros).fill("0"), ...right];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}

/** The same for the same four fields, and for no others. */
export function hashOfWords({ name, email, subject, message }: Fields): string {
  return createHash("sha256")
    .update(JSON.stringify([name, email.toLowerCase(), subject, message]))
    .digest("hex");
}
