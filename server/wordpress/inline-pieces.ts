import { type HtmlElement, type HtmlNode, textOf } from "./html-tree.ts";

export type Mark = { mark: "**" | "*" | "~~" } | { href: string };
export type Piece =
  | { kind: "text"; text: string }
  | { kind: "code"; text: string }
  | { kind: "picture"; markdown: string }
  | { kind: "open" | "close"; mark: Mark }
  | { kind: "break" | "paragraph" };

/** Replaces WordPress elements. Undefined leaves the element out, but keeps the words of a link. */
export type Replacements = {
  link(href: string): string | undefined;
  picture(image: HtmlElement): { markdown: string; caption: string } | undefined;
  /** The link to a video, an audio file or a frame of another site. */
  embed(element: HtmlElement): { href: string; text: string } | undefined;
  gallery(attributes: Record<string, string>): string[];
  /** Reports an omission. */
  leaveOut(what: "script" | "form" | "shortcode" | "block", name: string): void;
};

export type Conversion = Replacements & {
  /** The classic editor stores paragraphs as blank lines and line breaks as such. */
  keepsLineBreaks: boolean;
};

const marks: Record<string, "**" | "*" | "~~"> = {
  ...{ strong: "**", b: "**", em: "*", i: "*", cite: "*", dfn: "*", var: "*" },
  ...{ del: "~~", s: "~~", strike: "~~" },
};
const codes = new Set(["code", "kbd", "samp", "tt"]);
export const embeds = new Set(["iframe", "video", "audio", "embed", "object", "[video]", "[audio]"]);
/** Dropped with their content. */
export const dropped = new Set(
  "script style noscript template svg math head title link meta base noembed noframes xmp input select textarea datalist option canvas map area".split(
    " ",
  ),
);

/** Flattens inline nodes. `outer`: marks around all of them. */
export function piecesOf(nodes: HtmlNode[], conversion: Conversion, outer: Mark[] = []): Piece[] {
  const pieces: Piece[] = [];
  const within = (mark: Mark, nodes: HtmlNode[], active: Mark[]) => {
    pieces.push({ kind: "open", mark });
    for (const node of nodes) add(node, [...active, mark]);
    pieces.push({ kind: "close", mark });
  };
  const isIn = (active: Mark[], mark: string) =>
    active.some((outer) => "mark" in outer && outer.mark === mark);

  const addText = (text: string) => {
    if (!conversion.keepsLineBreaks) return void pieces.push({ kind: "text", text });
    for (const [index, paragraph] of text.split(/\n[ \t]*\n\s*/).entries()) {
      if (index > 0) pieces.push({ kind: "paragraph" });
      for (const [number, line] of paragraph.split("\n").entries()) {
        if (number > 0) pieces.push({ kind: "break" });
        pieces.push({ kind: "text", text: line });
      }
    }
  };

  const addElement = (element: HtmlElement, active: Mark[]) => {
    const { name, attributes, children } = element;
    const addAll = () => {
      for (const child of children) add(child, active);
    };
    if (name === "br") pieces.push({ kind: "break" });
    else if (name === "script") conversion.leaveOut("script", name);
    else if (name === "[other]") conversion.leaveOut("shortcode", attributes.shortcode ?? "");
    else if (dropped.has(name)) return;
    else if (name === "img") {
      const picture = conversion.picture(element);
      if (picture) pieces.push({ kind: "picture", markdown: picture.markdown });
    } else if (embeds.has(name)) {
      const embed = conversion.embed(element);
      if (embed) within({ href: embed.href }, [embed.text], []);
    } else if (codes.has(name)) pieces.push({ kind: "code", text: textOf(element) });
    else if (name === "sup" || name === "sub") {
      pieces.push({ kind: "text", text: smallText(element) });
    } else if (name === "q") {
      pieces.push({ kind: "text", text: "“" });
      addAll();
      pieces.push({ kind: "text", text: "”" });
    } else if (name === "a" || name === "[embed]") {
      const href = name === "a" ? (attributes.href ?? "").trim() : textOf(element).trim();
      const isOuter = active.some((outer) => "href" in outer);
      const address = isOuter || !href ? undefined : conversion.link(href);
      if (attributes.class?.includes("wp-block-file__button")) return;
      if (address === undefined) addAll();
      else within({ href: address }, children, active);
    } else {
      const mark = marks[name];
      if (mark && !isIn(active, mark)) within({ mark }, children, active);
      else addAll();
    }
  };
  const add = (node: HtmlNode, active: Mark[]) =>
    typeof node === "string" ? addText(node) : addElement(node, active);

  for (const mark of outer) pieces.push({ kind: "open", mark });
  for (const node of merged(nodes)) add(node, outer);
  for (const mark of outer.toReversed()) pieces.push({ kind: "close", mark });
  return pieces;
}

/** Joins adjacent marks: editors write `<b>a</b><b>b</b>` for one bold word. */
function merged(nodes: HtmlNode[]): HtmlNode[] {
  const all: HtmlNode[] = [];
  for (const node of nodes) {
    const last = all.at(-1);
    if (typeof node === "string" || !marks[node.name]) all.push(node);
    else if (typeof last === "object" && last.name === node.name)
      for (const child of node.children) last.children.push(child);
    else all.push({ ...node, children: [...node.children] });
  }
  return all;
}

const raised = "⁰¹²³⁴⁵⁶⁷⁸⁹";
const lowered = "₀₁₂₃₄₅₆₇₈₉";

/** m² and CO₂ use Unicode digits; a footnote number gets brackets. */
function smallText(element: HtmlElement): string {
  const text = textOf(element);
  if (element.attributes.class?.split(" ").includes("fn") || "data-fn" in element.attributes)
    return `[${text}]`;
  const digits = element.name === "sup" ? raised : lowered;
  return /^\d{1,4}$/.test(text) ? text.replace(/\d/g, (digit) => digits[Number(digit)] ?? digit) : text;
}
