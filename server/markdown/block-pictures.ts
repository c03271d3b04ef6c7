import type { MarkdownIt, StateCore, Token } from "markdown-it";
import { isOwnPath } from "./links.ts";

/**
 * Makes each picture in a paragraph a block, and the words around it separate paragraphs. Several pictures without words
 * become a gallery.
 */
export function blockPictures({ core }: MarkdownIt): void {
  core.ruler.push("pictures_apart", (state) => {
    state.tokens = state.tokens.flatMap((token, index, tokens) => {
      const [open, close] = [tokens[index - 1], tokens[index + 1]];
      const isParagraph = token.type === "inline" && open?.type === "paragraph_open" && close;
      return isParagraph ? paragraphsOf(state, { open, token, close }) : token;
    });
  });
}

type Paragraph = { open: Token; token: Token; close: Token };

function paragraphsOf(state: StateCore, { open, token, close }: Paragraph): Token[] {
  const copyOf = (token: Token, changes: Partial<Token> = {}) =>
    Object.assign(new state.Token(token.type, token.tag, token.nesting), token, changes);
  const parts = partsOf(token.children ?? []).map((children) => copyOf(token, { children }));
  const isGallery = parts.length > 1 && parts.every(({ children }) => children?.every(isPicture));
  if (!isGallery)
    return parts.flatMap((part, place) => (place === 0 ? part : [copyOf(close), copyOf(open), part]));
  const pictures = parts.flatMap((part) => [copyOf(open), part, copyOf(close)]);
  Object.assign(open, { type: "gallery_open", tag: "div", hidden: false });
  Object.assign(close, { type: "gallery_close", tag: "div", hidden: false });
  open.attrJoin("class", "block-gallery");
  return pictures;
}

const isPicture = (child: Token) =>
  child.type === "image" && child.level === 0 && isOwnPath(String(child.attrGet("src")));

/** Splits inline tokens at pictures. Pictures inside links or emphasis stay with their words. */
function partsOf(children: Token[]): Token[][] {
  const parts: Token[][] = [[]];
  for (const child of children) {
    if (isPicture(child)) parts.push([child], []);
    else parts.at(-1)?.push(child);
  }
  const written = parts.map(trimmed).filter((part) => part.length > 0);
  return parts.length > 1 && written.length > 0 ? written : [children];
}

/** Removes the spaces and line breaks next to a picture. */
function trimmed(part: Token[]): Token[] {
  const isSpace = ({ type, content }: Token) => /break$/.test(type) || (type === "text" && !content.trim());
  const start = part.findIndex((token) => !isSpace(token));
  const end = part.findLastIndex((token) => !isSpace(token));
  return start < 0 ? [] : part.slice(start, end + 1);
}
