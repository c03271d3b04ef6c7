/** Suggests improvements to a Markdown text. None of them prevents saving. */
import type { Token } from "markdown-it";
import { destinationOf } from "../../markdown/links.ts";
import { isCaptions, isOwnFile, mediumOf } from "../../markdown/media-links.ts";
import { plainTextOf } from "../../markdown/plain-text.ts";

const maxWords = 30;
/** Suggestions of one kind: more are shown once these are dealt with. */
const maxShown = 20;

/** `picture`: a picture without alternative text here. The library may have one, or mark the picture as decorative. */
export type TextCheck = { sentence: string; picture?: string };

export function checkText(source: string, tokens: Token[]): TextCheck[] {
  const sentences = [
    ...[skippedHeadings(tokens), oddLinks(source, tokens), oddFootnotes(source, tokens), openBlocks(tokens)],
    withoutCaptions(tokens),
    longSentences(tokens),
  ];
  return [
    ...withoutAlternative(tokens).slice(0, maxShown),
    ...sentences.flatMap((found) => found.slice(0, maxShown)).map((sentence) => ({ sentence })),
  ];
}

/** The first words, to show where in the text the problem is. */
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

/** Our own videos and audio; captions follow in the same paragraph. */
function withoutCaptions(tokens: Token[]): string[] {
  return tokens.flatMap(({ children }) => {
    const addresses = (children ?? [])
      .filter(({ type }) => type === "link_open")
      .map((link) => String(link.attrGet("href")));
    if (addresses.some(isCaptions)) return [];
    return addresses
      .filter((address) => isOwnFile(address) && mediumOf(address))
      .map(
        (address) =>
          `The ${mediumOf(address)} ${address} has no captions: people who cannot hear it miss everything. Upload captions (WebVTT) and link to them on the next line.`,
      );
  });
}

/** The page's title is level 1, so the text starts at level 2; the parser renders "#" as level 2, too. */
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

/** Links to other sites are not followed: only the form of the address is checked. */
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
      return `The link ${address} is not the address of a site.`;
    return [];
  });
  // The parser leaves unsafe addresses as plain text.
  const text = textIn(tokens);
  const isClosed = (line: string) => line.includes("](") && line.includes(")", line.indexOf("]("));
  const refused = text.some((words) => words.includes("](")) && source.split("\n").some(isClosed);
  return refused ? [...odd, "A link is not written correctly, so it is shown as typed."] : odd;
}

const textIn = (tokens: Token[]): string[] =>
  inlineTokens(tokens)
    .filter(({ type }) => type === "text")
    .map(({ content }) => content);

/** References without a footnote stay plain text; footnotes without a reference are not shown. */
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
    ? [
        "A block is incomplete, so it is shown as typed. Start it with “::: details” and a title, and end it with “:::”.",
      ]
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
      return count > maxWords
        ? `“${beginning(sentence)}” has ${count} words: shorter sentences are easier to read.`
        : [];
    });
}
