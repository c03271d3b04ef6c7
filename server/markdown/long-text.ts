import { type Parsed, parseMarkdown, renderParsed, textOf } from "./markdown.ts";
import { plainTextOf } from "./plain-text.ts";
import type { ShowPart } from "./text-parts.ts";

/** What adults read on a screen; a little slower than in print. */
const WORDS_PER_MINUTE = 200;

/** What a table of contents has room for. */
const mostHeadings = 200;

export type Heading = { id: string; text: string };

export type LongText = {
  html: string;
  /** Those of the first level; their ids are made of their words, so that a link to one stays good. */
  headings: Heading[];
  /** How long it takes to read. */
  minutes: number;
};

/** A Markdown text to be read on a page of its own. */
export const renderLongText = (source: string, show?: ShowPart): LongText =>
  renderLongParsed(parseMarkdown(source), show);

export function renderLongParsed(parsed: Parsed, show?: ShowPart): LongText {
  const { tokens } = parsed;
  const headings: Heading[] = [];
  const unusedId = uniqueIds();
  for (const [index, token] of tokens.entries()) {
    if (token.type !== "heading_open" || token.tag !== "h2") continue;
    const text = textOf(tokens[index + 1]?.children ?? []);
    const id = unusedId(idOf(text));
    token.attrSet("id", id);
    if (headings.length < mostHeadings) headings.push({ id, text });
  }
  const words = plainTextOf(tokens).split(/\s+/).length;
  return {
    html: renderParsed(parsed, show),
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

function uniqueIds(): (id: string) => string {
  /** The last number behind each: a thousand headings may be called the same. */
  const numbers = new Map<string, number>();
  return (id) => {
    let unused = id;
    for (let number = numbers.get(id) ?? 1; numbers.has(unused); numbers.set(id, number))
      unused = `${id}-${++number}`;
    numbers.set(unused, 1);
    return unused;
  };
}
