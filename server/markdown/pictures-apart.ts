import type MarkdownIt from "markdown-it";
import type { Token } from "markdown-it";
import { isOwnPath } from "./links.ts";

type Parser = InstanceType<typeof MarkdownIt>;

/** A picture is no word of a sentence: it stands apart, and what is written around it are paragraphs of their own. */
export function picturesApart({ core }: Parser): void {
  core.ruler.push("pictures_apart", (state) => {
    const copyOf = (token: Token, changes: Partial<Token> = {}) =>
      Object.assign(new state.Token(token.type, token.tag, token.nesting), token, changes);
    state.tokens = state.tokens.flatMap((token, index, tokens) => {
      const [open, close] = [tokens[index - 1], tokens[index + 1]];
      if (token.type !== "inline" || open?.type !== "paragraph_open" || !close) return token;
      const parts = partsOf(token.children ?? []).map((children) => copyOf(token, { children }));
      return parts.flatMap((part, place) => (place === 0 ? part : [copyOf(close), copyOf(open), part]));
    });
  });
}

/** What is between pictures, and each picture; those in a link or in emphasis belong to its words. */
function partsOf(children: Token[]): Token[][] {
  const parts: Token[][] = [[]];
  for (const child of children) {
    const isApart = child.type === "image" && child.level === 0 && isOwnPath(String(child.attrGet("src")));
    if (isApart) parts.push([child], []);
    else parts.at(-1)?.push(child);
  }
  const written = parts.map(withoutEdges).filter((part) => part.length > 0);
  return parts.length > 1 && written.length > 0 ? written : [children];
}

/** Without the spaces and line breaks that kept it from a picture. */
function withoutEdges(part: Token[]): Token[] {
  const isSpace = ({ type, content }: Token) => /break$/.test(type) || (type === "text" && !content.trim());
  const start = part.findIndex((token) => !isSpace(token));
  const end = part.findLastIndex((token) => !isSpace(token));
  return start < 0 ? [] : part.slice(start, end + 1);
}
