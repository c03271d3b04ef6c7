import { renderLongParsed } from "../../markdown/long-text.ts";
import { type Parsed, parseMarkdown, renderParsed } from "../../markdown/markdown.ts";
import { type OwnAddresses, ownAddressesIn } from "../../markdown/own-addresses.ts";
import { plainMarkup, type TextPart } from "../../markdown/text-parts.ts";
import { checkText, type TextCheck } from "./check-text.ts";

/** A part that the site shows, and its markup if the site cannot. */
export type PartPlace = TextPart & { instead: string };

export type TextInspection = OwnAddresses & {
  isTooComplex: boolean;
  /** Its markup, with places for pictures and files: only the site knows what it can show there. */
  html: (string | PartPlace)[];
  checks: TextCheck[];
};

/** What a text looks like, what it names, and what could be better in it. */
export function inspectText(source: string): TextInspection {
  const parsed = parseMarkdown(source);
  if (parsed.isTooComplex) return tooComplex;
  const { tokens } = parsed;
  // Before rendering, which puts other tokens in the place of parts.
  const found = { ...ownAddressesIn(tokens), checks: checkText(source, tokens) };
  const parts: PartPlace[] = [];
  // No text has this sign: the parser replaces it.
  const html = renderParsed(parsed, (part) => {
    parts.push({ ...part, instead: plainMarkup(part) });
    return "\0";
  });
  return {
    ...{ ...found, isTooComplex: false },
    html: html.split("\0").flatMap((text, index) => [text, parts[index] ?? []].flat()),
  };
}

export const tooComplex: TextInspection = {
  isTooComplex: true,
  html: [],
  checks: [],
  links: [],
  pictures: [],
};

/** In microseconds of processor time: ten times what the longest honest text takes. */
const longest = 300_000;
/** Code that runs for the first time is slower. */
const tries = 3;

/**
 * Whether a text is too complex to be public: each visitor's page would wait for it. The parser's count finds nearly all
 * such texts; processor time finds the ones it misses.
 */
export function takesTooLong(source: string): boolean {
  for (let count = 0; count < tries; count++) {
    const before = process.threadCpuUsage();
    const parsed: Parsed = parseMarkdown(source);
    if (parsed.isTooComplex) return true;
    renderLongParsed(parsed);
    if (process.threadCpuUsage(before).user < longest) return false;
  }
  return true;
}
