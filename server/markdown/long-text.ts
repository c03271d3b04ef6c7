import { markdown, renderTokens } from "./markdown.ts";
import { plainText } from "./plain-text.ts";
import type { ShowPicture } from "./text-pictures.ts";

/** What adults read on a screen; a little slower than in print. */
const WORDS_PER_MINUTE = 200;

export type Heading = { id: string; text: string };

export type LongText = {
  html: string;
  /** Those of the first level; their ids are made of their words, so that a link to one stays good. */
  headings: Heading[];
  /** How long it takes to read. */
  minutes: number;
};

/** A Markdown text to be read on a page of its own. */
export function renderLongText(source: string, show?: ShowPicture): LongText {
  const references = {};
  const tokens = markdown.parse(source, references);
  const headings: Heading[] = [];
  for (const [index, token] of tokens.entries()) {
    if (token.type !== "heading_open" || token.tag !== "h2") continue;
    const text = markdown.renderer.renderInlineAsText(
      tokens[index + 1]?.children ?? [],
      markdown.options,
      {},
    );
    const id = unused(idOf(text), headings);
    token.attrSet("id", id);
    headings.push({ id, text });
  }
  const words = plainText(source).split(/\s+/).length;
  return {
    html: renderTokens(tokens, references, show),
    headings,
    minutes: Math.max(1, Math.round(words / WORDS_PER_MINUTE)),
  };
}

/** "part-how-to-use-them": the beginning keeps it apart from every other id of a page. */
function idOf(text: string): string {
  const words =
    text
      .normalize("NFC")
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return ["part", ...words].join("-");
}

function unused(id: string, taken: Heading[]): string {
  const isTaken = (candidate: string) => taken.some((heading) => heading.id === candidate);
  if (!isTaken(id)) return id;
  let number = 2;
  while (isTaken(`${id}-${number}`)) number += 1;
  return `${id}-${number}`;
}
