/** The links of a Markdown text that lead nowhere. What else could be better: server/publishing/texts/check-text.ts. */
import { destinationOf } from "../../../server/markdown/links.ts";
import { cut } from "../../../server/markdown/plain-text.ts";
import { completeLink } from "../editor/complete-links.ts";

/** `next`: the sign behind it. A link ends there, or has a title. */
type Written = { address: string; next: string };

/** Between fences, indented, or within a line. */
const code = /^ {0,3}(```|~~~)[\s\S]*?^ {0,3}\1|^(?: {4}|\t).*$|`[^`\n]*`/gm;

export const withoutCode = (source: string) => source.replace(code, "");

/** As they are written, so that those are found too that would only be shown as typed. Code is left out. */
function linksIn(source: string): Written[] {
  const text = withoutCode(source);
  const inline = text.matchAll(/\]\([ \t]*(?:<([^<>\n]*)>|((?:[^\s()]|\([^\s()]*\))*))[ \t]*(\S?)/g);
  const defined = text.matchAll(/^ {0,3}\[(?!\^)[^\]\n]+\]:[ \t]*([a-z][\w+.-]*:\S*)/gim);
  return [
    ...[...inline].map(([, bracketed, plain = "", next = ""]) => ({ address: bracketed ?? plain, next })),
    ...[...defined].map(([, address = ""]) => ({ address, next: ")" })),
  ];
}

/** Why a link leads nowhere, as a sentence for its author. */
function faultOf({ address, next }: Written): string | undefined {
  const link = `The link ${cut(address, 80)}`;
  const looksLikeOne = /^(?:[a-z][\w+.-]*:|www\.|\/)/i.test(address);
  // "[1](see below)" is no link.
  if (!/^[)"'(]$/.test(next) && !looksLikeOne) return undefined;
  if (!/^[)"'(]$/.test(next) || / /.test(address)) return `${link} has a space in it, and so is no link.`;
  const kind = destinationOf(completeLink(address));
  if (kind === "refused") return `${link} cannot be followed: it must begin with https:// or a slash.`;
  if (kind === "this site" && !/^[/#]/.test(address))
    return address
      ? `${link} begins with neither https:// nor a slash: it leads nowhere.`
      : "A link has no address: it leads nowhere.";
  return undefined;
}

export const linkFaults = (source: string): string[] =>
  linksIn(source).flatMap((link) => faultOf(link) ?? []);
