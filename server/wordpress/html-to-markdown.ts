import { codeBlock } from "./escape-markdown.ts";
import { findElement, type HtmlElement, type HtmlNode, htmlTree, isBlock, isElement } from "./html-tree.ts";
import { inlineMarkdown, plainText } from "./inline-markdown.ts";
import {
  dropped,
  embeds,
  type Mark,
  type Piece,
  piecesOf,
  type Reading,
  type Replacements,
} from "./inline-pieces.ts";
import { tableMarkdown } from "./table-markdown.ts";

type Block = { markdown: string; kind: "paragraph" | "list" | "other list" | "other" };

/**
 * A text of WordPress, of either of its editors, in the Markdown of this site. Whatever has no place there is its text;
 * scripts, styles and forms are left out.
 */
export function htmlToMarkdown(html: string, replacements: Replacements): string {
  const linesCount = !/<!--\s*wp:/.test(html);
  const tree = htmlTree(html.replace(/\r\n?/g, "\n"), (name) => replacements.leaveOut("block", name));
  const reading: Reading = { ...replacements, linesCount };
  return joined(blocksOf(tree.children, reading));
}

const joined = (blocks: Block[]) => blocks.map(({ markdown }) => markdown).join("\n\n");

/** `outer`: links and emphasis that were opened around whole paragraphs. */
function blocksOf(nodes: HtmlNode[], reading: Reading, outer: Mark[] = []): Block[] {
  const blocks: Block[] = [];
  let run: HtmlNode[] = [];
  const add = (more: Block[]) => {
    for (const block of more) if (block.markdown) blocks.push(block);
  };
  const endRun = () => {
    add(paragraphsOf(piecesOf(run, reading, outer), reading));
    run = [];
  };
  for (const node of nodes) {
    if (typeof node === "string" || !(isBlock(node.name) || node.holdsBlocks)) {
      run.push(node);
      continue;
    }
    endRun();
    const before = blocks.at(-1)?.kind;
    if (isBlock(node.name)) add(blockOf(node, reading, outer, before));
    else if (!dropped.has(node.name) && !embeds.has(node.name))
      add(blocksOf(node.children, reading, [...outer, ...markOf(node, reading)]));
    else run.push(node);
  }
  endRun();
  return blocks;
}

/** What an element around whole blocks puts around the words of each. */
function markOf(element: HtmlElement, reading: Reading): Mark[] {
  return piecesOf([{ ...element, children: ["x"], holdsBlocks: false }], reading).flatMap((piece) =>
    piece.kind === "open" ? [piece.mark] : [],
  );
}

function paragraphsOf(pieces: Piece[], reading: Reading): Block[] {
  return inlineMarkdown(asLink(pieces, reading)).map((markdown) => ({ markdown, kind: "paragraph" }));
}

/** WordPress shows what is at an address that stands alone; here it is a link. */
function asLink(pieces: Piece[], reading: Reading): Piece[] {
  return pieces.flatMap((piece, index): Piece[] => {
    const isAlone = [pieces[index - 1], pieces[index + 1]].every(
      (other) => !other || other.kind === "paragraph" || other.kind === "break",
    );
    if (piece.kind !== "text" || !isAlone || !/^\s*https?:\/\/\S+\s*$/.test(piece.text)) return [piece];
    const href = reading.link(piece.text.trim());
    if (href === undefined) return [piece];
    const mark = { href };
    return [{ kind: "open", mark }, piece, { kind: "close", mark }];
  });
}

function blockOf(element: HtmlElement, reading: Reading, outer: Mark[], before?: Block["kind"]): Block[] {
  const { name, attributes, children } = element;
  const inner = () => blocksOf(children, reading, outer);
  const other = (markdown: string): Block[] => (markdown ? [{ markdown, kind: "other" }] : []);
  const heading = /^h([1-6])$/.exec(name)?.[1];
  if (heading) return other(headingOf(Number(heading), element, reading, outer));
  if (name === "pre") return other(preformatted(element));
  if (name === "hr") return other("---");
  if (name === "blockquote") return other(prefixed("> ", joined(inner())));
  if (name === "form") {
    reading.leaveOut("form", attributes.action ?? "");
    return [];
  }
  if (name === "figure" || name === "[caption]") return figureOf(element, reading, outer);
  if (name === "figcaption" || name === "caption") return captionOf(children, reading);
  if (name === "[gallery]") return reading.gallery(attributes).flatMap(other);
  if (name === "[playlist]") {
    reading.leaveOut("shortcode", "playlist");
    return [];
  }
  if (name === "summary" || name === "dt" || name === "legend") return marked("**", children, reading);
  if (name === "table") {
    const cell = (nodes: HtmlNode[]) => inlineMarkdown(piecesOf(nodes, reading), { oneLine: true }).join(" ");
    const table = tableMarkdown(element, cell);
    if (table === undefined) return inner();
    const caption = children.find((child) => isElement(child, "caption"));
    return [...other(table), ...(caption ? blocksOf([caption], reading) : [])];
  }
  if ((name === "ul" || name === "ol") && !attributes.class?.includes("gallery"))
    return listOf(element, reading, outer, before);
  return inner();
}

/** The page has the only first heading. */
function headingOf(level: number, { children }: HtmlElement, reading: Reading, outer: Mark[]): string {
  const text = inlineMarkdown(piecesOf(children, reading, outer), { oneLine: true }).join(" ");
  return text && `${"#".repeat(Math.max(2, level))} ${text.replace(/#+$/, "\\$&")}`;
}

function preformatted(element: HtmlElement): string {
  const code = findElement(element, "code");
  const classes = `${element.attributes.class ?? ""} ${code?.attributes.class ?? ""}`;
  const [, language = ""] = /(?:^|[\s:])(?:language|lang|brush)[-:]\s*([\w+-]{1,20})/.exec(classes) ?? [];
  const text = textWithBreaks(element);
  return text.trim() && codeBlock(text, language);
}

const textWithBreaks = (node: HtmlNode): string =>
  typeof node === "string" ? node : node.name === "br" ? "\n" : node.children.map(textWithBreaks).join("");

const prefixed = (prefix: string, markdown: string) =>
  markdown === "" ? "" : markdown.replace(/^/gm, prefix).replace(/ +$/gm, "");

/** A picture that is left out takes its caption with it, and one that has the same of its own shows it anyway. */
function figureOf(element: HtmlElement, reading: Reading, outer: Mark[]): Block[] {
  const isCaption = (child: HtmlNode) =>
    element.name === "figure" ? isElement(child, "figcaption") : !holdsPicture(child);
  const said = element.children.filter(isCaption).flatMap(contentOf);
  const blocks = blocksOf(
    element.children.filter((child) => !isCaption(child)),
    reading,
    outer,
  );
  if (blocks.length === 0) return [];
  const image = findElement(element, "img");
  const own = image && reading.picture(image)?.caption;
  const caption = said.length > 0 ? said : [element.attributes.caption ?? ""];
  const isOwn = own && own === plainText(piecesOf(caption, { ...reading, linesCount: false }));
  return isOwn ? blocks : [...blocks, ...captionOf(caption, reading)];
}

const contentOf = (node: HtmlNode): HtmlNode[] => (isElement(node, "figcaption") ? node.children : [node]);
const holdsPicture = (node: HtmlNode) => findElement(node, "img") !== undefined;

const captionOf = (nodes: HtmlNode[], reading: Reading): Block[] =>
  marked("*", nodes.flatMap(contentOf), reading);

function marked(mark: "*" | "**", nodes: HtmlNode[], reading: Reading): Block[] {
  return blocksOf(nodes, { ...reading, linesCount: false }, [{ mark }]);
}

function listOf(element: HtmlElement, reading: Reading, outer: Mark[], before?: Block["kind"]): Block[] {
  // Two lists that follow each other would be one.
  const isOther = before === "list";
  const items = element.children
    .map((child) => blocksOf(isElement(child, "li") ? child.children : [child], reading, outer))
    .filter((blocks) => blocks.length > 0);
  const isLoose = items.some((blocks) => blocks.slice(1).some(({ kind }) => !/list$/.test(kind)));
  const start = Math.min(999_999_999, Math.max(0, Number.parseInt(element.attributes.start ?? "1", 10) || 1));
  const lines = items.map((blocks, index) => {
    const bullet = isOther ? "*" : "-";
    const marker = element.name === "ul" ? bullet : `${start + index}${isOther ? ")" : "."}`;
    const text = blocks.map(({ markdown }) => markdown).join(isLoose ? "\n\n" : "\n");
    return `${marker} ${prefixed(" ".repeat(marker.length + 1), text).trimStart()}`;
  });
  const markdown = lines.join(isLoose ? "\n\n" : "\n");
  return markdown ? [{ markdown, kind: isOther ? "other list" : "list" }] : [];
}
