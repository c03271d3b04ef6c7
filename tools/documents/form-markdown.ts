import MarkdownIt from "markdown-it";

/** The site's Markdown with three additions for paper: checkboxes, blanks to fill in and page breaks. */
export const formMarkdown = new MarkdownIt({ html: false, typographer: true });

const { rules } = formMarkdown.renderer;
const { escapeHtml } = formMarkdown.utils;

// A screen reader would spell out a row of underscores; an empty ruled box is silent.
rules.text = (tokens, index) =>
  escapeHtml(tokens[index]?.content ?? "").replace(
    /_{4,}/g,
    (blank) => `<span class="blank" style="inline-size:${blank.length}ch"></span>`,
  );

// "---" becomes writing lines, "***" a page break.
rules.hr = (tokens, index) =>
  tokens[index]?.markup.startsWith("*")
    ? `<div class="new-page"></div>`
    : `<div class="writing-lines"></div>`;

formMarkdown.core.ruler.push("boxes_to_tick", ({ tokens }) => {
  for (const [index, token] of tokens.entries()) {
    const text = token.children?.[0];
    if (token.type !== "inline" || !text?.content.startsWith("[ ] ")) continue;
    text.content = text.content.slice("[ ] ".length);
    // list_item_open and paragraph_open come before the text.
    tokens[index - 2]?.attrSet("class", "tick");
  }
});
