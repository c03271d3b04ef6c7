import type { Token } from "markdown-it";
import { parseMarkdown, textOf } from "./markdown.ts";

/** One line per block. */
export const plainText = (source: string): string => plainTextOf(parseMarkdown(source).tokens);

export function plainTextOf(tokens: Token[]): string {
  return blocksOf(tokens)
    .map(({ text }) => text)
    .join("\n");
}

/** Characters parsed for an excerpt, because every save of a draft needs one. Enough to skip a heading and a picture. */
const excerptSource = 5000;

/** The start of a text without headings, pictures and footnotes, cut at a word. */
export function excerpt(source: string, longest = 200): string {
  const words = blocksOf(parseMarkdown(source.slice(0, excerptSource).toWellFormed()).tokens)
    .filter(({ isSentence }) => isSentence)
    .map(({ text }) => text);
  // The definition of a footnote may be after the parsed part, so its reference is still plain text.
  const isWhole = source.length <= excerptSource;
  return cut(isWhole ? words.join(" ") : words.join(" ").replace(/\[\^[^\s[\]]+\]/g, ""), longest);
}

/** On one line, with its non-breaking spaces, which French has before some signs. */
export const onOneLine = (text: string): string => text.replace(/[\t-\r ]+/g, " ").trim();

/** Counts code points, so that no character is cut in half. */
export function cut(text: string, longest: number): string {
  const characters = [...onOneLine(text)];
  if (characters.length <= longest) return characters.join("");
  const start = characters.slice(0, longest);
  // The last character is the ellipsis. Without a space, the text is cut inside a word.
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
