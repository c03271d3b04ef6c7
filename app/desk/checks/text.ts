/** What could be better in a Markdown text, as far as the text itself tells. None of it keeps anybody from saving. */
import type { Token } from "markdown-it";
import { markdown } from "../../../server/markdown/markdown.ts";
import { plainText } from "../../../server/markdown/plain-text.ts";
import { beginning } from "./check.ts";
import { checkLinks } from "./links.ts";

const mostWords = 30;

/** `described`: pictures that have an alternative text of their own, or need none. */
export function checkText(source: string, described: string[] = []): string[] {
  const tokens = markdown.parse(source, {});
  return [
    ...withoutAlternative(tokens, described),
    ...skippedHeadings(tokens),
    ...checkLinks(source),
    ...longSentences(source),
  ];
}

const inlineTokens = (tokens: Token[]): Token[] => tokens.flatMap(({ children }) => children ?? []);

function withoutAlternative(tokens: Token[], described: string[]): string[] {
  return inlineTokens(tokens)
    .filter(({ type, content }) => type === "image" && !content.trim())
    .filter((image) => !described.includes(String(image.attrGet("src"))))
    .map((image) => `The picture ${image.attrGet("src")} has no alternative text: say what it shows.`);
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

const sentences = new Intl.Segmenter("en", { granularity: "sentence" });
const words = new Intl.Segmenter("en", { granularity: "word" });

function longSentences(source: string): string[] {
  return plainText(source)
    .split("\n")
    .flatMap((block) => [...sentences.segment(block)].map(({ segment }) => segment))
    .flatMap((sentence) => {
      const count = [...words.segment(sentence)].filter(({ isWordLike }) => isWordLike).length;
      return count > mostWords
        ? `“${beginning(sentence)}” has ${count} words: shorter sentences are easier to read.`
        : [];
    });
}
