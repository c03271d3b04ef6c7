// Never edited: released migrations call it. Another rule is a new file, email-key-v2.ts.
import { domainToASCII } from "node:url";

/** The same for every spelling of one e-mail address, on the day of 2026-12-02-conversations. */
export function emailKeyV1(address: string): string {
  const plain = address.normalize("NFC").trim();
  const at = plain.lastIndexOf("@");
  const domain = plain.slice(at + 1);
  const local = plain.slice(0, at + 1).toLowerCase();
  return (local.replaceAll("ς", "σ") + (domainToASCII(domain) || domain.toLowerCase())).normalize("NFC");
}
