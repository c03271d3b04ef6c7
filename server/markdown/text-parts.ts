import type { Token } from "markdown-it";
import { destinationOf, isOwnPath } from "./links.ts";
import { isOwnFile, mediumOf } from "./media-links.ts";

/** A picture of this site; `alone` where it is a block of its own, and not in a link, heading or table. */
export type TextPicture = {
  kind: "picture";
  address: string;
  alt: string;
  caption: string;
  alone: boolean;
  inGallery: boolean;
};

/** A link that is a paragraph by itself, to a file of this site, or to a video or audio anywhere. */
export type TextLink = {
  kind: "link";
  address: string;
  /** Its words, as markup and as text. */
  html: string;
  text: string;
  caption: string;
  /** The picture that is linked, instead of words. */
  poster?: string;
};

/** The beginning of all footnotes and of one, a number that leads to one, and a link that leads back. */
export type TextNote =
  | { kind: "notes" }
  | { kind: "note"; note: number }
  | { kind: "note reference"; note: number; time: number }
  | { kind: "note back"; note: number; time: number; times: number };

/** What only the site can show: it knows its files, and says in the language of the page what can be done with them. */
export type TextPart = TextPicture | TextLink | TextNote;

/** Its markup; undefined if it cannot be shown, or not better than `plainMarkup`. */
export type ShowPart = (part: TextPart) => string | undefined;

type Renderer = { text: (tokens: Token[]) => string; html: (tokens: Token[]) => string };

/** Puts markup in the place of the parts of a parsed text. */
export function showParts(tokens: Token[], show: ShowPart, renderer: Renderer): void {
  let inGallery = false;
  for (const [index, token] of tokens.entries()) {
    if (/^gallery_/.test(token.type)) inGallery = token.nesting === 1;
    replace(token, show);
    const edges = [tokens[index - 1], tokens[index + 1]];
    const isParagraph = edges[0]?.type === "paragraph_open";
    const hideEdges = () => {
      for (const edge of edges) if (edge) edge.hidden = true;
    };
    const children = token.children ?? [];
    const link = isParagraph && !edges[0]?.hidden ? linkIn(children, renderer) : undefined;
    const card = link && show(link);
    if (card !== undefined) {
      token.children = [Object.assign(children[0] as Token, { type: "html_inline", content: card })];
      hideEdges();
      continue;
    }
    const alone = children.length === 1 && isParagraph;
    for (const child of children) {
      replace(child, show);
      const address = String(child.attrGet("src"));
      if (child.type !== "image" || !isOwnPath(address)) continue;
      const [alt, caption] = [renderer.text(child.children ?? []), String(child.attrGet("title") ?? "")];
      const markup = show({ kind: "picture", address, alt, caption, alone, inGallery });
      if (markup === undefined) continue;
      Object.assign(child, { type: "html_inline", content: markup });
      // A figure is no part of a paragraph.
      if (alone) hideEdges();
    }
  }
}

const noteKinds: Record<string, TextNote["kind"]> = {
  notes_open: "notes",
  note_open: "note",
  footnote_reference: "note reference",
  note_back: "note back",
};

/** What server/markdown/footnotes.ts has noted in a token. */
export const noteOf = ({ type, meta }: Token): TextNote | undefined =>
  noteKinds[type] && ({ kind: noteKinds[type], ...meta } as TextNote);

function replace(token: Token, show: ShowPart): void {
  const note = noteOf(token);
  const markup = note && show(note);
  if (markup !== undefined) Object.assign(token, { type: "html_inline", content: markup });
}

/** The one link that all of a paragraph is. */
function linkIn(children: Token[], { text, html }: Renderer): TextLink | undefined {
  const written = children.filter(({ type, content }) => type !== "text" || content.trim());
  const [open, ...inner] = written;
  const close = inner.pop();
  const isOne = open?.type === "link_open" && close?.type === "link_close";
  if (!isOne || inner.some(({ type }) => type === "link_open")) return undefined;
  const address = String(open.attrGet("href"));
  if (!isOwnFile(address) && (destinationOf(address) !== "another site" || !mediumOf(address)))
    return undefined;
  const [picture] = inner;
  const poster = inner.length === 1 && picture?.type === "image" ? String(picture.attrGet("src")) : "";
  return {
    kind: "link",
    ...{ address, html: html(inner), text: text(inner), caption: String(open.attrGet("title") ?? "") },
    ...(isOwnPath(poster) && { poster }),
  };
}

/** What stands in a text if nothing better can be shown. */
export function plainMarkup(part: TextPart): string {
  if (part.kind === "picture") return part.alone ? `<p>${escaped(part.alt)}</p>\n` : escaped(part.alt);
  if (part.kind === "link") {
    const rel = isOwnFile(part.address) ? "" : ' rel="noopener noreferrer"';
    return `<p><a href="${escaped(part.address)}"${rel}>${part.html}</a></p>\n`;
  }
  if (part.kind === "notes") return '<div class="block-notes">\n<ol>\n';
  if (part.kind === "note") return "<li>";
  return part.kind === "note reference" ? `<sup>${part.note}</sup>` : "";
}

const signs: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
export const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign);
