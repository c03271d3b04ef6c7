/** What could be better in a Markdown text, as far as the text itself tells. None of it keeps anybody from saving. */
import type { Token } from "markdown-it";
import { destinationOf } from "../../markdown/links.ts";
import { plainTextOf } from "../../markdown/plain-text.ts";

const mostWords = 30;
/** Sentences of one kind: the next ones are shown once these are mended. */
const mostShown = 20;

/** `picture`: the address of a picture without alternative text here; the library may have one, or say that it is decorative. */
export type TextCheck = { sentence: string; picture?: string };

export function checkText(source: string, tokens: Token[]): TextCheck[] {
  const sentences = [
    ...[skippedHeadings(tokens), oddLinks(source, tokens), oddFootnotes(source, tokens), openBlocks(tokens)],
    longSentences(tokens),
  ];
  return [
    ...withoutAlternative(tokens).slice(0, mostShown),
    ...sentences.flatMap((found) => found.slice(0, mostShown)).map((sentence) => ({ sentence })),
  ];
}

/** Enough of a text to show which place is meant. */
function beginning(text: string, words = 8): string {
  const all = text.trim().split(/\s+/);
  return all.length > words ? `${all.slice(0, words).join(" ")}…` : all.join(" ");
}

const inlineTokens = (tokens: Token[]): Token[] => tokens.flatMap(({ children }) => children ?? []);

function withoutAlternative(tokens: Token[]): TextCheck[] {
  return inlineTokens(tokens)
    .filter(({ type, content }) => type === "image" && !content.trim())
    .map((image) => String(image.attrGet("src")))
    .map((picture) => ({
      sentence: `The picture ${picture} has no alternative text: say what it shows.`,
      picture,
    }));
}

/** The page's title is the first level; the largest heading in a text is the second, however it is written. */
function skippedHeadings(tokens: Token[]): string[] {
  let before = 1;
  return tokens.flatMap((token, index) => {
    if (token.type !== "heading_open") return [];
    const level = Number(token.tag.slice(1));
    const isSkipped = level > before + 1;
    before = level;
    const words = tokens[index + 1]?.content ?? "";
    return isSkipped
      ? `The heading “${beginning(words)}” skips a level: it needs ${"#".repeat(level - 1)} in front.`
      : [];
  });
}

/** Other hosts are judged by the shape of the address alone. */
function oddLinks(source: string, tokens: Token[]): string[] {
  const inline = inlineTokens(tokens);
  const found = inline.filter(({ type }) => type === "link_open").map((link) => String(link.attrGet("href")));
  const odd = found.flatMap((address) => {
    const kind = destinationOf(address);
    if (kind === "this site" && !/^[/#]/.test(address))
      return `The link ${address} begins with neither https:// nor a slash: it leads nowhere.`;
    if (kind === "another site" && !/^https:/i.test(address))
      return `The link ${address} should begin with https://`;
    if (kind === "another site" && !/^https:\/\/[^/]+\.[^/.]{2,}(?:[/?#]|$)/i.test(address))
      return `The link ${address} names no site.`;
    return [];
  });
  // What is no safe address stays as it was typed.
  const text = textIn(tokens);
  const isClosed = (line: string) => line.includes("](") && line.includes(")", line.indexOf("]("));
  const refused = text.some((words) => words.includes("](")) && source.split("\n").some(isClosed);
  return refused
    ? [...odd, "A link is not written so that it can be one: it is shown as it was typed."]
    : odd;
}

const textIn = (tokens: Token[]): string[] =>
  inlineTokens(tokens)
    .filter(({ type }) => type === "text")
    .map(({ content }) => content);

/** References without a footnote stay as they were typed; footnotes without a reference are not shown. */
function oddFootnotes(source: string, tokens: Token[]): string[] {
  const mark = /\[\^([^\s[\]]{1,100})\]/g;
  const missing = textIn(tokens).flatMap((text) => text.match(mark) ?? []);
  const lines = source.split("\n").map((line) => /^ {0,3}\[\^([^\s[\]]{1,100})\]:/.exec(line)?.[1]);
  const written = new Set(lines.filter((label) => label !== undefined));
  const marks = new Set([...source.matchAll(/\[\^([^\s[\]]{1,100})\](?!:)/g)].map(([, label]) => label));
  const unused = [...written].filter((label) => !marks.has(label));
  return [
    ...[...new Set(missing)].map(
      (one) => `The footnote ${one} has no text: write it below, on a line that begins with ${one}:`,
    ),
    ...unused.map((label) => `The footnote [^${label}] is not shown: nothing in the text refers to it.`),
  ];
}

function openBlocks(tokens: Token[]): string[] {
  const isOpen = textIn(tokens).some((text) => /^:{3,}(?:[ \t]*details\b|[ \t]*$)/.test(text));
  return isOpen
    ? ["A block is shown as it was typed: it begins with “::: details” and its title, and ends with “:::”."]
    : [];
}

const sentences = new Intl.Segmenter("en", { granularity: "sentence" });
const words = new Intl.Segmenter("en", { granularity: "word" });

function longSentences(tokens: Token[]): string[] {
  return plainTextOf(tokens)
    .split("\n")
    .flatMap((block) => [...sentences.segment(block)].map(({ segment }) => segment))
    .flatMap((sentence) => {
      const count = [...words.segment(sentence)].filter(({ isWordLike }) => isWordLike).length;
      return count > mostWords
        ? `“${beginning(sentence)}” has ${count} words: shorter sentences are easier to read.`
        : [];
    });
}
