import { domainToASCII } from "node:url";

/** The same for every spelling of one e-mail address: "Ada@münchen.example" and "ada@xn--mnchen-3ya.example". */
export function emailKey(address: string): string {
  const plain = address.normalize("NFC").trim();
  const at = plain.lastIndexOf("@");
  const domain = plain.slice(at + 1);
  const local = plain.slice(0, at + 1).toLowerCase();
  // Lower case sigma has a second form at the end of a word.
  return (local.replaceAll("ς", "σ") + (domainToASCII(domain) || domain.toLowerCase())).normalize("NFC");
}

const gmail = ["gmail.com", "googlemail.com"];

/**
 * The same for every address of one mailbox: "ada+1@example.org" is delivered to "ada@example.org", and Gmail ignores dots.
 * Use it for limits only, never to show or erase data: at some providers these addresses belong to different people.
 */
export function mailboxKey(address: string): string {
  const key = emailKey(address);
  const at = key.lastIndexOf("@");
  const domain = key.slice(at + 1);
  const local = key.slice(0, at).replace(/(?<=.)\+.*$/s, "");
  return gmail.includes(domain) ? `${local.replaceAll(".", "")}@gmail.com` : `${local}@${domain}`;
}
