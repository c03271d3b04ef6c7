import { type Parsed, parseMarkdown, renderParsed, textOf } from "./markdown.ts";
import { plainTextOf } from "./plain-text.ts";
import type { ShowPart } from "./text-parts.ts";

/** Adults reading on a screen, a little slower than in print. */
const WORDS_PER_MINUTE = 200;

/** As many as a table of contents has room for. */
const maxHeadings = 200;

export type Heading = { id: string; text: string };

export type LongText = {
  html: string;
  /** First-level headings. Their ids come from their words, so that links to them stay valid. */
  headings: Heading[];
  /** Reading time. */
  minutes: number;
};

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
    if (headings.length < maxHeadings) headings.push({ id, text });
  }
  const words = plainTextOf(tokens).split(/\s+/).length;
  return {
    html: renderParsed(parsed, show),
    headings,
    minutes: Math.max(1, Math.round(words / WORDS_PER_MINUTE)),
  };
}

/** "part-how-to-use-them": the prefix avoids clashes with other ids on the page. */
function idOf(text: string): string {
  const words =
    text
      .normalize("NFC")
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return ["part", ...words].join("-");
}

function uniqueIds(): (id: string) => string {
  /** The last number appended to each id, so that a thousand equal headings stay fast. */
  const numbers = new Map<string, number>();
  return (id) => {
    let unused = id;
    for (let number = numbers.get(id) ?? 1; numbers.has(unused); numbers.set(id, number))
      unused = `${id}-${++number}`;
    numbers.set(unused, 1);
    return unused;
  };
}
