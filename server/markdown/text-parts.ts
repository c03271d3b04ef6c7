import type { Token } from "markdown-it";
import { destinationOf, isOwnPath } from "./links.ts";
import { isCaptions, isOwnFile, mediumOf } from "./media-links.ts";

/** A picture of this site. `alone`: a block, not inside a link, heading or table. */
export type TextPicture = {
  kind: "picture";
  address: string;
  alt: string;
  caption: string;
  alone: boolean;
  inGallery: boolean;
};

/** A link that is a whole paragraph, to a file of this site or to video or audio anywhere. */
export type TextLink = {
  kind: "link";
  address: string;
  html: string;
  text: string;
  caption: string;
  /** The linked picture, if the link has no words. */
  poster?: string;
  /** Of a video or audio of this site: the links to WebVTT files that follow it in the paragraph. */
  captions?: { address: string; label: string }[];
};

/** The start of the notes, the start of one note, a reference to a note, and the link back. */
export type TextNote =
  | { kind: "notes" }
  | { kind: "note"; note: number }
  | { kind: "note reference"; note: number; time: number }
  | { kind: "note back"; note: number; time: number; times: number };

/** Parts that need the site to render them: its files, and words in the language of the page. */
export type TextPart = TextPicture | TextLink | TextNote;

/** Returns markup, or undefined to fall back to `plainMarkup`. */
export type ShowPart = (part: TextPart) => string | undefined;

type Renderer = { text: (tokens: Token[]) => string; html: (tokens: Token[]) => string };

/** Replaces the parts of a parsed text by markup. */
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
      // A figure must not be inside a paragraph.
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

/** Reads the note that server/markdown/footnotes.ts stored in a token. */
export const noteOf = ({ type, meta }: Token): TextNote | undefined =>
  noteKinds[type] && ({ kind: noteKinds[type], ...meta } as TextNote);

function replace(token: Token, show: ShowPart): void {
  const note = noteOf(token);
  const markup = note && show(note);
  if (markup !== undefined) Object.assign(token, { type: "html_inline", content: markup });
}

/** The link, if it is the whole paragraph, apart from the links to its captions. */
function linkIn(children: Token[], { text, html }: Renderer): TextLink | undefined {
  const [first, ...others] = linksIn(children) ?? [];
  if (!first) return undefined;
  const { open, inner, address } = first;
  const isPlayer = isOwnFile(address) && mediumOf(address);
  if (others.length > 0 && !(isPlayer && others.every((link) => isCaptions(link.address)))) return undefined;
  if (!isOwnFile(address) && (destinationOf(address) !== "another site" || !mediumOf(address)))
    return undefined;
  const [picture] = inner;
  const poster = inner.length === 1 && picture?.type === "image" ? String(picture.attrGet("src")) : "";
  return {
    kind: "link",
    ...{ address, html: html(inner), text: text(inner), caption: String(open.attrGet("title") ?? "") },
    ...(isOwnPath(poster) && { poster }),
    ...(others.length > 0 && {
      captions: others.map((link) => ({ address: link.address, label: text(link.inner) })),
    }),
  };
}

/** The links of a paragraph that consists of nothing else. */
function linksIn(children: Token[]): { open: Token; inner: Token[]; address: string }[] | undefined {
  const written = children.filter(
    ({ type, content }) => type !== "softbreak" && (type !== "text" || content.trim()),
  );
  const links = [];
  while (written.length > 0) {
    const end = written.findIndex(({ type }) => type === "link_close");
    const [open, ...inner] = written.splice(0, end + 1);
    if (open?.type !== "link_open") return undefined;
    links.push({ open, inner: inner.slice(0, -1), address: String(open.attrGet("href")) });
  }
  return links;
}

/** The fallback without `show`. */
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
