import MarkdownIt from "markdown-it";
import { languageSpans } from "./language-spans.ts";
import { destinationOf } from "./links.ts";

export const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false });

markdown.use(languageSpans);

markdown.validateLink = (address) => destinationOf(address) !== "refused";

const { rules } = markdown.renderer;

rules.link_open = (tokens, index, options, _, renderer) => {
  const link = tokens[index];
  if (destinationOf(String(link?.attrGet("href"))) === "another site") {
    link?.attrSet("rel", "noopener noreferrer");
  }
  return renderer.renderToken(tokens, index, options);
};

const showImage = rules.image;
// The site loads nothing from other hosts: a picture from elsewhere is its description.
rules.image = (tokens, index, options, env, renderer) => {
  const image = tokens[index];
  if (showImage && destinationOf(String(image?.attrGet("src"))) === "this site")
    return showImage(tokens, index, options, env, renderer);
  return markdown.utils.escapeHtml(renderer.renderInlineAsText(image?.children ?? [], options, env));
};

// A block of code scrolls sideways by itself, so the keyboard must be able to reach it.
for (const kind of ["fence", "code_block"] as const) {
  const show = rules[kind];
  rules[kind] = (...block) => show?.(...block).replace("<pre", '<pre tabindex="0"') ?? "";
}

// The page has the only <h1>: headings within the text start below it.
markdown.core.ruler.push("headings_below_the_title", ({ tokens }) => {
  for (const token of tokens) if (token.tag === "h1") token.tag = "h2";
});

export function renderMarkdown(source: string): string {
  return markdown.render(source);
}
