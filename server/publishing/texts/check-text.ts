/** Suggests improvements to a Markdown text. None of them prevents saving. */
import type { Token } from "markdown-it";
import type { checks } from "../../../app/words/en/desk/checks.ts";
import { destinationOf } from "../../markdown/links.ts";
import { isCaptions, isOwnFile, mediumOf } from "../../markdown/media-links.ts";
import { plainTextOf } from "../../markdown/plain-text.ts";

const maxWords = 30;
/** Suggestions of one kind: more are shown once these are dealt with. */
const maxShown = 20;

export type TextCheck = {
  /** Of a sentence in app/words/en/desk/checks.ts. */
  name: keyof (typeof checks)["text"];
  values: Record<string, string | number>;
  /** A picture without alternative text here. The library may have one, or mark the picture as decorative. */
  picture?: string;
};

export function checkText(source: string, tokens: Token[]): TextCheck[] {
  const found = [
    ...[skippedHeadings(tokens), oddLinks(source, tokens), oddFootnotes(source, tokens), openBlocks(tokens)],
    withoutCaptions(tokens),
    longSentences(tokens),
  ];
  return [
    ...withoutAlternative(tokens).slice(0, maxShown),
    ...found.flatMap((alike) => alike.slice(0, maxShown)),
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
    .map((picture) => ({ name: "pictureWithoutAlt", values: { address: picture }, picture }));
}

/** Our own videos and audio; captions follow in the same paragraph. */
function withoutCaptions(tokens: Token[]): TextCheck[] {
  return tokens.flatMap(({ children }) => {
    const addresses = (children ?? [])
      .filter(({ type }) => type === "link_open")
      .map((link) => String(link.attrGet("href")));
    if (addresses.some(isCaptions)) return [];
    return addresses
      .filter((address) => isOwnFile(address) && mediumOf(address))
      .map((address) => ({
        name: "withoutCaptions",
        values: { medium: mediumOf(address) ?? "", address },
      }));
  });
}

/** The page's title is level 1, so the text starts at level 2; the parser renders "#" as level 2, too. */
function skippedHeadings(tokens: Token[]): TextCheck[] {
  let before = 1;
  return tokens.flatMap((token, index) => {
    if (token.type !== "heading_open") return [];
    const level = Number(token.tag.slice(1));
    const isSkipped = level > before + 1;
    before = level;
    const words = tokens[index + 1]?.content ?? "";
    const values = { beginning: beginning(words), marks: "#".repeat(level - 1) };
    return isSkipped ? [{ name: "skippedHeading", values }] : [];
  });
}

/** Links to other sites are not followed: only the form of the address is checked. */
function oddLinks(source: string, tokens: Token[]): TextCheck[] {
  const inline = inlineTokens(tokens);
  const found = inline.filter(({ type }) => type === "link_open").map((link) => String(link.attrGet("href")));
  const odd = found.flatMap((address): TextCheck[] => {
    const kind = destinationOf(address);
    const values = { address };
    if (kind === "this site" && !/^[/#]/.test(address)) return [{ name: "linkNowhere", values }];
    if (kind === "another site" && !/^https:/i.test(address)) return [{ name: "linkWithoutHttps", values }];
    if (kind === "another site" && !/^https:\/\/[^/]+\.[^/.]{2,}(?:[/?#]|$)/i.test(address))
      return [{ name: "linkToNoSite", values }];
    return [];
  });
  // The parser leaves unsafe addresses as plain text.
  const text = textIn(tokens);
  const isClosed = (line: string) => line.includes("](") && line.includes(")", line.indexOf("]("));
  const refused = text.some((words) => words.includes("](")) && source.split("\n").some(isClosed);
  return refused ? [...odd, { name: "oddLink", values: {} }] : odd;
}

const textIn = (tokens: Token[]): string[] =>
  inlineTokens(tokens)
    .filter(({ type }) => type === "text")
    .map(({ content }) => content);

/** References without a footnote stay plain text; footnotes without a reference are not shown. */
function oddFootnotes(source: string, tokens: Token[]): TextCheck[] {
  const mark = /\[\^([^\s[\]]{1,100})\]/g;
  const missing = textIn(tokens).flatMap((text) => text.match(mark) ?? []);
  const lines = source.split("\n").map((line) => /^ {0,3}\[\^([^\s[\]]{1,100})\]:/.exec(line)?.[1]);
  const written = new Set(lines.filter((label) => label !== undefined));
  const marks = new Set([...source.matchAll(/\[\^([^\s[\]]{1,100})\](?!:)/g)].map(([, label]) => label));
  const unused = [...written].filter((label) => !marks.has(label));
  return [
    ...[...new Set(missing)].map((mark): TextCheck => ({ name: "footnoteWithoutText", values: { mark } })),
    ...unused.map((label): TextCheck => ({ name: "footnoteWithoutMark", values: { mark: `[^${label}]` } })),
  ];
}

function openBlocks(tokens: Token[]): TextCheck[] {
  const isOpen = textIn(tokens).some((text) => /^:{3,}(?:[ \t]*details\b|[ \t]*$)/.test(text));
  return isOpen ? [{ name: "openBlock", values: {} }] : [];
}

const sentences = new Intl.Segmenter("en", { granularity: "sentence" });
const words = new Intl.Segmenter("en", { granularity: "word" });

function longSentences(tokens: Token[]): TextCheck[] {
  return plainTextOf(tokens)
    .split("\n")
    .flatMap((block) => [...sentences.segment(block)].map(({ segment }) => segment))
    .flatMap((sentence) => {
      const count = [...words.segment(sentence)].filter(({ isWordLike }) => isWordLike).length;
      return count > maxWords
        ? [{ name: "longSentence", values: { beginning: beginning(sentence), count } }]
        : [];
    });
}
