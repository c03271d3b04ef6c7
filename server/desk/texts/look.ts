import { parseMarkdown, renderParsed } from "../../markdown/markdown.ts";
import { type OwnAddresses, ownAddressesIn } from "../../markdown/own-addresses.ts";
import type { TextPicture } from "../../markdown/text-pictures.ts";
import { checkText, type TextCheck } from "./check-text.ts";

/** A picture in a text, and what is shown instead of one that is not there. */
export type PicturePlace = TextPicture & { instead: string };

export type LookedAt = OwnAddresses & {
  isTooComplex: boolean;
  /** Its markup, with places for pictures: only the site knows what it can show there. */
  html: (string | PicturePlace)[];
  checks: TextCheck[];
};

/** What a text looks like, what it names, and what could be better in it. */
export function lookAtText(source: string): LookedAt {
  const parsed = parseMarkdown(source);
  if (parsed.isTooComplex) return tooComplex;
  const { tokens } = parsed;
  // Before rendering, which puts other tokens in the place of pictures.
  const found = { ...ownAddressesIn(tokens), checks: checkText(source, tokens) };
  const pictures: PicturePlace[] = [];
  // No text has this sign: the parser replaces it.
  const html = renderParsed(parsed, (picture) => {
    const alt = escaped(picture.alt);
    pictures.push({ ...picture, instead: picture.alone ? `<p>${alt}</p>\n` : alt });
    return "\0";
  });
  return {
    ...{ ...found, isTooComplex: false },
    html: html.split("\0").flatMap((part, index) => [part, pictures[index] ?? []].flat()),
  };
}

export const tooComplex: LookedAt = { isTooComplex: true, html: [], checks: [], links: [], pictures: [] };

const signs: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign);
