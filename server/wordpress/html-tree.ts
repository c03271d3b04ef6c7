import { type Token, Tokenizer, TokenizerMode } from "parse5";
import { shortcodesIn } from "./shortcodes.ts";

export type HtmlElement = {
  name: string;
  attributes: Record<string, string>;
  children: HtmlNode[];
  /** Contains a block such as a paragraph, at any depth. */
  holdsBlocks: boolean;
};
export type HtmlNode = HtmlElement | string;

/** Deeper tags are dropped, but not their text. */
const maxDepth = 60;
/** Per tag. The tokenizer compares each attribute with all earlier ones, which is quadratic. */
const maxAttributes = 50;

const names = (text: string) => new Set(text.split(" "));
export const isBlock = (name: string) => blocks.has(name);
const blocks = names(
  "address article aside blockquote body caption center dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr html legend li main nav ol p pre section summary table tbody td tfoot th thead tr ul [caption] [gallery] [playlist]",
);
const empty = names(
  "area base br col embed hr img input link meta param source track wbr [gallery] [playlist] [video] [audio] [other]",
);
/** Their content is neither visible text nor tags. */
const raw = names("iframe noembed noframes noscript script style xmp");
/** Each of these closes an open paragraph. */
const endsParagraph = names(
  "address article aside blockquote center details div dl fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr main nav ol p pre section table ul",
);
/** A new element closes an open sibling, unless a container is between them. */
const siblings: [ended: Set<string>, by: Set<string>, within: Set<string>][] = [
  [names("li"), names("li"), names("ul ol")],
  [names("dt dd"), names("dt dd"), names("dl")],
  [names("td th"), names("td th tr tbody thead tfoot"), names("table")],
  [names("tr"), names("tr tbody thead tfoot"), names("table")],
  [names("tbody thead tfoot caption"), names("tbody thead tfoot"), names("table")],
  [names("a"), names("a"), names("table")],
];
const scopes = names("table td th li [caption]");
const cells = names("td th caption");
const tableParts = names("table caption thead tbody tfoot tr td th");

/**
 * Splits HTML into tags as browsers do, but builds the tree by simpler rules: time and memory stay proportional to the
 * length of the text, however its tags are nested or left open. `onBlock` receives the names of WordPress blocks without
 * HTML.
 */
export function htmlTree(html: string, onBlock: (name: string) => void = () => {}): HtmlElement {
  const root = newElement("body", {});
  const open: HtmlElement[] = [root];
  const current = () => open.at(-1) ?? root;

  const close = (to: number) => void open.splice(Math.max(1, to));
  const endSiblings = (name: string) => {
    for (const [ended, by, within] of siblings) {
      if (!by.has(name)) continue;
      const at = open.findLastIndex((element) => ended.has(element.name) || within.has(element.name));
      if (at > 0 && ended.has(open[at]?.name ?? "")) close(at);
    }
    if (!endsParagraph.has(name)) return;
    const at = open.findLastIndex((element) => element.name === "p" || scopes.has(element.name));
    if (open[at]?.name === "p") close(at);
  };

  const begin = (name: string, attributes: Record<string, string>) => {
    endSiblings(name);
    const isEmpty = empty.has(name);
    if (!isEmpty && open.length > maxDepth) return;
    const element = newElement(name, attributes);
    current().children.push(element);
    if (isBlock(name)) for (const outer of open) outer.holdsBlocks = true;
    if (!isEmpty) open.push(element);
  };

  const end = (name: string) => {
    const at = open.findLastIndex((element) => element.name === name);
    // A tag inside a table cell closes nothing outside the table.
    const cell = tableParts.has(name) ? 0 : open.findLastIndex((element) => cells.has(element.name));
    if (at > 0 && at > cell) close(at);
  };

  const add = (text: string) => {
    const { children } = current();
    const last = children.at(-1);
    if (typeof last === "string") children[children.length - 1] = last + text;
    else children.push(text);
  };
  const isCode = () => open.some(({ name }) => name === "pre" || name === "code");

  let text = "";
  const flush = (endsLine: boolean) => {
    if (raw.has(current().name)) text = "";
    if (!text) return;
    const last = current().children.at(-1);
    const startsLine = isBlock(
      last === undefined ? current().name : typeof last === "object" ? last.name : "",
    );
    const parts = isCode() ? [text] : shortcodesIn(text, { startsLine, endsLine });
    text = "";
    for (const part of parts) {
      if (typeof part === "string") add(part);
      else if (part.closes) end(part.name);
      else begin(part.name, part.attributes);
    }
  };
  const collect = ({ chars }: Token.CharacterToken) => {
    text += chars;
  };

  const tokenizer = new BoundedTokenizer(
    {},
    {
      onStartTag(token) {
        const { tagName: name } = token;
        flush(isBlock(name));
        if (raw.has(name)) tokenizer.state = TokenizerMode.RAWTEXT;
        if (name === "textarea" || name === "title") tokenizer.state = TokenizerMode.RCDATA;
        begin(name, Object.fromEntries(token.attrs.map((attribute) => [attribute.name, attribute.value])));
      },
      onEndTag({ tagName }) {
        flush(isBlock(tagName));
        // Browsers read </br> as <br>.
        if (tagName === "br") begin("br", {});
        else end(tagName);
      },
      onCharacter: collect,
      onWhitespaceCharacter: collect,
      onNullCharacter: () => {},
      onComment({ data }) {
        flush(true);
        const [, name] = /^ wp:([a-z][\w/-]{0,60}) (?:.* )?\/$/s.exec(data.slice(0, 2000)) ?? [];
        if (name) onBlock(name);
      },
      onDoctype: () => {},
      onEof: () => flush(true),
    },
  );
  tokenizer.write(html, true);
  return root;
}

class BoundedTokenizer extends Tokenizer {
  protected override _leaveAttrName(): void {
    if ((this.currentToken as Token.TagToken).attrs.length < maxAttributes) super._leaveAttrName();
  }
}

function newElement(name: string, attributes: Record<string, string>): HtmlElement {
  return { name, attributes, children: [], holdsBlocks: false };
}

export function textOf(node: HtmlNode): string {
  return typeof node === "string" ? node : node.children.map(textOf).join("");
}

/** For titles, in which WordPress allows tags and entities. */
export const plainTextOf = (html: string): string => textOf(htmlTree(html)).replace(/\s+/g, " ").trim();

export const isElement = (node: HtmlNode, name: string): node is HtmlElement =>
  typeof node !== "string" && node.name === name;

/** The node itself or its first descendant with this name. */
export function findElement(node: HtmlNode, name: string): HtmlElement | undefined {
  if (typeof node === "string") return undefined;
  if (node.name === name) return node;
  for (const child of node.children) {
    const found = findElement(child, name);
    if (found) return found;
  }
  return undefined;
}
