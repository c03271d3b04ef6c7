import { domainToASCII } from "node:url";

/** The same for every spelling of one e-mail address: "Ada@münchen.example" and "ada@xn--mnchen-3ya.example". */
export function emailKey(address: string): string {
  const plain = address.normalize("NFC").trim();
  const at = plain.lastIndexOf("@");
  const domain = plain.slice(at + 1);
  const local = plain.slice(0, at + 1).toLowerCase();
  // A small sigma has two forms, one of them for the ends of words.
  return (local.replaceAll("ς", "σ") + (domainToASCII(domain) || domain.toLowerCase())).normalize("NFC");
}
