/** Checks the DKIM signature of a mail as RFC 6376 describes for "relaxed/relaxed", without a library. */
import { createHash, type KeyObject, verify } from "node:crypto";

export type Signature = { domain: string | undefined; selector: string | undefined; isGood: boolean };

export function checkSignature(raw: string, publicKey: KeyObject): Signature {
  const [head = "", ...rest] = raw.split("\r\n\r\n");
  const headers = head.split(/\r\n(?![ \t])/);
  const named = (name: string) => headers.findLast((line) => line.toLowerCase().startsWith(`${name}:`)) ?? "";
  const signature = named("dkim-signature");
  const tags = Object.fromEntries(
    signature
      .slice(signature.indexOf(":") + 1)
      .split(";")
      .map((tag) => [
        tag.slice(0, tag.indexOf("=")).trim(),
        tag.slice(tag.indexOf("=") + 1).replace(/\s+/g, ""),
      ]),
  );
  const body = `${rest
    .join("\r\n\r\n")
    .replace(/[ \t]+/g, " ")
    .replace(/ \r\n/g, "\r\n")
    .replace(/(?:\r\n)*$/, "")}\r\n`;
  const bodyHash = createHash("sha256").update(body, "latin1").digest("base64");
  const signed = [
    ...(tags.h ?? "").split(":").map((name) => `${relaxed(named(name.toLowerCase()))}\r\n`),
    relaxed(signature.replace(/(\bb=)[^;]*$/, "$1")),
  ].join("");
  const isGood =
    bodyHash === tags.bh &&
    verify("sha256", Buffer.from(signed, "latin1"), publicKey, Buffer.from(tags.b ?? "", "base64"));
  return { domain: tags.d, selector: tags.s, isGood };
}

function relaxed(line: string): string {
  const colon = line.indexOf(":");
  const value = line
    .slice(colon + 1)
    .replace(/\r\n/g, "")
    .replace(/[ \t]+/g, " ")
    .trim();
  return `${line.slice(0, colon).toLowerCase().trim()}:${value}`;
}
