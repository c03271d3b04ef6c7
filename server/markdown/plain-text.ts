import type { Token } from "markdown-it";
import { parseMarkdown, textOf } from "./markdown.ts";

/** The words of a Markdown text as they are read, one line a block. */
export const plainText = (source: string): string => plainTextOf(parseMarkdown(source).tokens);

export function plainTextOf(tokens: Token[]): string {
  return blocksOf(tokens)
    .map(({ text }) => text)
    .join("\n");
}

/** Enough for an excerpt behind a heading and a picture: a draft is read at every save. */
const excerptFrom = 5000;

/** The beginning of a Markdown text without headings, pictures and footnotes, cut after a whole word. */
export function excerpt(source: string, longest = 200): string {
  const words = blocksOf(parseMarkdown(source.slice(0, excerptFrom).toWellFormed()).tokens)
    .filter(({ isSentence }) => isSentence)
    .map(({ text }) => text);
  // What a footnote says may stand behind the part that is read.
  const isWhole = source.length <= excerptFrom;
  return cut(isWhole ? words.join(" ") : words.join(" ").replace(/\[\^[^\s[\]]+\]/g, ""), longest);
}

/** Counts characters as Unicode does, so that none is cut in half. */
export function cut(text: string, longest: number): string {
  const characters = [...text.replace(/\s+/g, " ").trim()];
  if (characters.length <= longest) return characters.join("");
  const start = characters.slice(0, longest);
  // The last place is the ellipsis's. A text without spaces in reach is cut where it must be.
  const end = start.lastIndexOf(" ") > 0 ? start.lastIndexOf(" ") : longest - 1;
  return `${start
    .slice(0, end)
    .join("")
    .replace(/[\s,;:.–—-]+$/u, "")}…`;
}

function blocksOf(tokens: Token[]): { text: string; isSentence: boolean }[] {
  let inNotes = false;
  return tokens.flatMap((token, index) => {
    inNotes ||= token.type === "notes_open";
    if (token.type === "fence" || token.type === "code_block")
      return { text: token.content, isSentence: !inNotes };
    if (token.type !== "inline") return [];
    const children = token.children ?? [];
    const isHeading = /^(?:heading|summary)_open$/.test(tokens[index - 1]?.type ?? "");
    const isWritten = children.some(({ type, content }) => type !== "image" && content.trim());
    return {
      text: [textOf(children), ...captionsIn(children)].filter(Boolean).join("\n"),
      isSentence: !inNotes && !isHeading && isWritten,
    };
  });
}

const captionsIn = (children: Token[]): string[] =>
  children.filter(({ type }) => type === "image").map((image) => String(image.attrGet("title") ?? ""));
