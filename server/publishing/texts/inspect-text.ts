import type { Token } from "markdown-it";
import { destinationOf } from "../../markdown/links.ts";
import { renderLongParsed } from "../../markdown/long-text.ts";
import { type Parsed, parseMarkdown, renderParsed } from "../../markdown/markdown.ts";
import { type OwnAddresses, ownAddressesIn } from "../../markdown/own-addresses.ts";
import { plainMarkup, type TextPart } from "../../markdown/text-parts.ts";
import { checkText, type TextCheck } from "./check-text.ts";

/** A picture or file in a text, and its markup if the site cannot show it. */
export type PartPlace = TextPart & { fallback: string };

export type TextInspection = OwnAddresses & {
  isTooComplex: boolean;
  /** Addresses of other sites that the text links to. */
  elsewhere: string[];
  /** The markup, with places for pictures and files, which the site fills in. */
  html: (string | PartPlace)[];
  checks: TextCheck[];
};

/** Renders a text, finds the addresses in it, and suggests improvements. */
export function inspectText(source: string): TextInspection {
  const parsed = parseMarkdown(source);
  if (parsed.isTooComplex) return tooComplex;
  const { tokens } = parsed;
  // Before rendering, which replaces the tokens of parts.
  const found = {
    ...ownAddressesIn(tokens),
    elsewhere: linksElsewhere(tokens),
    checks: checkText(source, tokens),
  };
  const parts: PartPlace[] = [];
  // No text contains NUL: the parser replaces it.
  const html = renderParsed(parsed, (part) => {
    parts.push({ ...part, fallback: plainMarkup(part) });
    return "\0";
  });
  return {
    ...{ ...found, isTooComplex: false },
    html: html.split("\0").flatMap((text, index) => [text, parts[index] ?? []].flat()),
  };
}

const linksElsewhere = (tokens: Token[]): string[] => [
  ...new Set(
    tokens
      .flatMap(({ children }) => children ?? [])
      .flatMap((token) => (token.type === "link_open" ? String(token.attrGet("href")) : []))
      .filter((address) => destinationOf(address) === "another site"),
  ),
];

export const tooComplex: TextInspection = {
  isTooComplex: true,
  elsewhere: [],
  html: [],
  checks: [],
  links: [],
  pictures: [],
};

/** In microseconds of processor time: ten times that of the longest ordinary text. */
const maxTime = 300_000;
/** The first runs are slower, before the code is compiled. */
const tries = 3;

/**
 * Whether a text is too complex to publish: every visitor would wait for it. The parser's own limit finds nearly all such
 * texts; processor time finds the rest.
 */
export function takesTooLong(source: string): boolean {
  for (let count = 0; count < tries; count++) {
    const before = process.threadCpuUsage();
    const parsed: Parsed = parseMarkdown(source);
    if (parsed.isTooComplex) return true;
    renderLongParsed(parsed);
    if (process.threadCpuUsage(before).user < maxTime) return false;
  }
  return true;
}
