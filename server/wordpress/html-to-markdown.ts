import { codeBlock } from "./escape-markdown.ts";
import { findElement, type HtmlElement, type HtmlNode, htmlTree, isBlock, isElement } from "./html-tree.ts";
import { inlineMarkdown, textOfPieces } from "./inline-markdown.ts";
import {
  type Conversion,
  dropped,
  embeds,
  type Mark,
  type Piece,
  piecesOf,
  type Replacements,
} from "./inline-pieces.ts";
import { tableMarkdown } from "./table-markdown.ts";

type Block = { markdown: string; kind: "paragraph" | "list" | "other list" | "other" };

/**
 * Converts a text from either WordPress editor to the Markdown of this site. Unsupported elements become their text;
 * scripts, styles and forms are left out.
 */
export function htmlToMarkdown(html: string, replacements: Replacements): string {
  const keepsLineBreaks = !/<!--\s*wp:/.test(html);
  const tree = htmlTree(html.replace(/\r\n?/g, "\n"), (name) => replacements.leaveOut("block", name));
  const conversion: Conversion = { ...replacements, keepsLineBreaks };
  return joined(blocksOf(tree.children, conversion));
}

const joined = (blocks: Block[]) => blocks.map(({ markdown }) => markdown).join("\n\n");

/** `outer`: links and emphasis around whole paragraphs. */
function blocksOf(nodes: HtmlNode[], conversion: Conversion, outer: Mark[] = []): Block[] {
  const blocks: Block[] = [];
  let run: HtmlNode[] = [];
  const add = (more: Block[]) => {
    for (const block of more) if (block.markdown) blocks.push(block);
  };
  const endRun = () => {
    add(paragraphsOf(piecesOf(run, conversion, outer), conversion));
    run = [];
  };
  for (const node of nodes) {
    if (typeof node === "string" || !(isBlock(node.name) || node.holdsBlocks)) {
      run.push(node);
      continue;
    }
    endRun();
    const before = blocks.at(-1)?.kind;
    if (isBlock(node.name)) add(blockOf(node, conversion, outer, before));
    else if (!dropped.has(node.name) && !embeds.has(node.name))
      add(blocksOf(node.children, conversion, [...outer, ...markOf(node, conversion)]));
    else run.push(node);
  }
  endRun();
  return blocks;
}

/** The mark of an element around whole blocks, to be repeated inside each block. */
function markOf(element: HtmlElement, conversion: Conversion): Mark[] {
  return piecesOf([{ ...element, children: ["x"], holdsBlocks: false }], conversion).flatMap((piece) =>
    piece.kind === "open" ? [piece.mark] : [],
  );
}

function paragraphsOf(pieces: Piece[], conversion: Conversion): Block[] {
  return inlineMarkdown(withBareLinks(pieces, conversion)).map((markdown) => ({
    markdown,
    kind: "paragraph",
  }));
}

/** WordPress embeds an address on a separate line; this site makes it a link. */
function withBareLinks(pieces: Piece[], conversion: Conversion): Piece[] {
  return pieces.flatMap((piece, index): Piece[] => {
    const isAlone = [pieces[index - 1], pieces[index + 1]].every(
      (other) => !other || other.kind === "paragraph" || other.kind === "break",
    );
    if (piece.kind !== "text" || !isAlone || !/^\s*https?:\/\/\S+\s*$/.test(piece.text)) return [piece];
    const href = conversion.link(piece.text.trim());
    if (href === undefined) return [piece];
    const mark = { href };
    return [{ kind: "open", mark }, piece, { kind: "close", mark }];
  });
}

function blockOf(
  element: HtmlElement,
  conversion: Conversion,
  outer: Mark[],
  before?: Block["kind"],
): Block[] {
  const { name, attributes, children } = element;
  const inner = () => blocksOf(children, conversion, outer);
  const other = (markdown: string): Block[] => (markdown ? [{ markdown, kind: "other" }] : []);
  const heading = /^h([1-6])$/.exec(name)?.[1];
  if (heading) return other(headingOf(Number(heading), element, conversion, outer));
  if (name === "pre") return other(preformatted(element));
  if (name === "hr") return other("---");
  if (name === "blockquote") return other(prefixed("> ", joined(inner())));
  if (name === "form") {
    conversion.leaveOut("form", attributes.action ?? "");
    return [];
  }
  if (name === "figure" || name === "[caption]") return figureOf(element, conversion, outer);
  if (name === "figcaption" || name === "caption") return captionOf(children, conversion);
  if (name === "[gallery]") return conversion.gallery(attributes).flatMap(other);
  if (name === "[playlist]") {
    conversion.leaveOut("shortcode", "playlist");
    return [];
  }
  if (name === "summary" || name === "dt" || name === "legend") return marked("**", children, conversion);
  if (name === "table") {
    const cell = (nodes: HtmlNode[]) =>
      inlineMarkdown(piecesOf(nodes, conversion), { oneLine: true }).join(" ");
    const table = tableMarkdown(element, cell);
    if (table === undefined) return inner();
    const caption = children.find((child) => isElement(child, "caption"));
    return [...other(table), ...(caption ? blocksOf([caption], conversion) : [])];
  }
  if ((name === "ul" || name === "ol") && !attributes.class?.includes("gallery"))
    return listOf(element, conversion, outer, before);
  return inner();
}

/** The only h1 is the title of the page. */
function headingOf(level: number, { children }: HtmlElement, conversion: Conversion, outer: Mark[]): string {
  const text = inlineMarkdown(piecesOf(children, conversion, outer), { oneLine: true }).join(" ");
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

/** Without its picture, a caption is dropped. A caption equal to the picture's own is not repeated. */
function figureOf(element: HtmlElement, conversion: Conversion, outer: Mark[]): Block[] {
  const isCaption = (child: HtmlNode) =>
    element.name === "figure" ? isElement(child, "figcaption") : !holdsPicture(child);
  const captions = element.children.filter(isCaption).flatMap(contentOf);
  const blocks = blocksOf(
    element.children.filter((child) => !isCaption(child)),
    conversion,
    outer,
  );
  if (blocks.length === 0) return [];
  const image = findElement(element, "img");
  const own = image && conversion.picture(image)?.caption;
  const caption = captions.length > 0 ? captions : [element.attributes.caption ?? ""];
  const isOwn = own && own === textOfPieces(piecesOf(caption, { ...conversion, keepsLineBreaks: false }));
  return isOwn ? blocks : [...blocks, ...captionOf(caption, conversion)];
}

const contentOf = (node: HtmlNode): HtmlNode[] => (isElement(node, "figcaption") ? node.children : [node]);
const holdsPicture = (node: HtmlNode) => findElement(node, "img") !== undefined;

const captionOf = (nodes: HtmlNode[], conversion: Conversion): Block[] =>
  marked("*", nodes.flatMap(contentOf), conversion);

function marked(mark: "*" | "**", nodes: HtmlNode[], conversion: Conversion): Block[] {
  return blocksOf(nodes, { ...conversion, keepsLineBreaks: false }, [{ mark }]);
}

function listOf(
  element: HtmlElement,
  conversion: Conversion,
  outer: Mark[],
  before?: Block["kind"],
): Block[] {
  // Markdown would merge two adjacent lists, so the second one uses another marker.
  const isOther = before === "list";
  const items = element.children
    .map((child) => blocksOf(isElement(child, "li") ? child.children : [child], conversion, outer))
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
