import MarkdownIt, { type Env, type Token } from "markdown-it";
import { blockPictures } from "./block-pictures.ts";
import { details } from "./details.ts";
import { footnotes } from "./footnotes.ts";
import { languageSpans } from "./language-spans.ts";
import { destinationOf } from "./links.ts";
import { prominentLinks } from "./prominent-links.ts";
import { noteOf, plainMarkup, type ShowPart, showParts } from "./text-parts.ts";
import { limitWork, TooComplex } from "./work-limit.ts";

export const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false });

markdown.use(limitWork).use(details).use(languageSpans).use(footnotes).use(prominentLinks).use(blockPictures);

markdown.validateLink = (address) => destinationOf(address) !== "refused";

const { rules } = markdown.renderer;

rules.link_open = (tokens, index, options, _, renderer) => {
  const link = tokens[index];
  if (destinationOf(String(link?.attrGet("href"))) === "another site") {
    link?.attrSet("rel", "noopener noreferrer");
  }
  return renderer.renderToken(tokens, index, options);
};

// Pictures that are not replaced by `show` become their description: the site loads nothing from other hosts.
rules.image = (tokens, index) => markdown.utils.escapeHtml(textOf(tokens[index]?.children ?? []));

for (const type of ["notes_open", "note_open", "footnote_reference", "note_back"])
  rules[type] = (tokens, index) => {
    const note = tokens[index] && noteOf(tokens[index]);
    return note ? plainMarkup(note) : "";
  };
rules.note_close = () => "</li>\n";
rules.notes_close = () => "</ol>\n</div>\n";

// A code block scrolls sideways, so it must be focusable by keyboard.
for (const kind of ["fence", "code_block"] as const) {
  const show = rules[kind];
  rules[kind] = (...block) => show?.(...block).replace("<pre", '<pre tabindex="0"') ?? "";
}

// The only <h1> is the title of the page: headings in the text start below it.
markdown.core.ruler.push("headings_below_the_title", ({ tokens }) => {
  for (const token of tokens) if (token.tag === "h1") token.tag = "h2";
});

// Our content security policy forbids inline styles; app/ui/prose.module.css and mail programs use `align` instead.
markdown.core.ruler.push("aligned_columns", ({ tokens }) => {
  for (const token of tokens) {
    const [, side] = /^text-align:(left|right|center)$/.exec(String(token.attrGet("style"))) ?? [];
    if (!side) continue;
    token.attrs = (token.attrs ?? []).filter(([name]) => name !== "style");
    // "left" means the default: the start of the line, which is the right side in Arabic.
    if (side !== "left") token.attrSet("align", side);
  }
});

/** Plain text of inline tokens. */
export const textOf = (inline: Token[]) => markdown.renderer.renderInlineAsText(inline, markdown.options, {});

/** `references`: link definitions that the parser collected. */
export type Parsed = {
  tokens: Token[];
  references: Env;
  /** Exceeds the work limit, and is shown as typed. */
  isTooComplex: boolean;
};

export function parseMarkdown(source: string): Parsed {
  const references = {};
  try {
    return { tokens: markdown.parse(source, references), references, isTooComplex: false };
  } catch (error) {
    if (!(error instanceof TooComplex)) throw error;
    const typed = Object.assign(new MarkdownIt.Token("code_block", "code", 0), { content: source });
    return { tokens: [typed], references, isTooComplex: true };
  }
}

/** Without `show`, pictures become descriptions, files become links, and footnotes are not linked. */
export function renderMarkdown(source: string, show?: ShowPart): string {
  return renderParsed(parseMarkdown(source), show);
}

export function renderParsed({ tokens, references }: Parsed, show?: ShowPart): string {
  if (show) showParts(tokens, show, { text: textOf, html: (inline) => htmlOf(inline, references) });
  return markdown.renderer.render(tokens, markdown.options, references);
}

const htmlOf = (inline: Token[], references: Env) =>
  markdown.renderer.renderInline(inline, markdown.options, references);
