/** Finds links in a Markdown text that lead nowhere. Other advice comes from server/publishing/texts/check-text.ts. */
import { destinationOf } from "../../../server/markdown/links.ts";
import { cut } from "../../../server/markdown/plain-text.ts";
import type { DeskWords } from "../../words/translation.ts";
import { completeLink } from "../editor/complete-links.ts";

/** `next`: the character after the address, which ends the link or starts its title. */
type FoundLink = { address: string; next: string };
type Words = DeskWords["checks"];

/** Fenced, indented, or inline. */
const code = /^ {0,3}(```|~~~)[\s\S]*?^ {0,3}\1|^(?: {4}|\t).*$|`[^`\n]*`/gm;

export const withoutCode = (source: string) => source.replace(code, "");

/** Reads the source instead of the rendered text, to find links so broken that they would render as plain text. */
function linksIn(source: string): FoundLink[] {
  const text = withoutCode(source);
  const inline = text.matchAll(/\]\([ \t]*(?:<([^<>\n]*)>|((?:[^\s()]|\([^\s()]*\))*))[ \t]*(\S?)/g);
  const defined = text.matchAll(/^ {0,3}\[(?!\^)[^\]\n]+\]:[ \t]*([a-z][\w+.-]*:\S*)/gim);
  return [
    ...[...inline].map(([, bracketed, plain = "", next = ""]) => ({ address: bracketed ?? plain, next })),
    ...[...defined].map(([, address = ""]) => ({ address, next: ")" })),
  ];
}

/** A sentence for the author if the link leads nowhere. */
function problemOf({ address, next }: FoundLink, words: Words): string | undefined {
  const link = { address: cut(address, 80) };
  const looksLikeLink = /^(?:[a-z][\w+.-]*:|www\.|\/)/i.test(address);
  // "[1](see below)" is not a link.
  if (!/^[)"'(]$/.test(next) && !looksLikeLink) return undefined;
  if (!/^[)"'(]$/.test(next) || / /.test(address)) return words.linkWithSpace(link);
  const kind = destinationOf(completeLink(address));
  if (kind === "refused") return words.linkRefused(link);
  if (kind === "this site" && !/^[/#]/.test(address))
    return address ? words.linkNowhere(link) : words.linkEmpty;
  return undefined;
}

export const brokenLinks = (source: string, words: Words): string[] =>
  linksIn(source).flatMap((link) => problemOf(link, words) ?? []);
