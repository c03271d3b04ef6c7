import MarkdownIt from "markdown-it";

/** Markdown as in the site, and three things that paper needs: boxes to tick, blanks to fill in, new pages. */
export const formMarkdown = new MarkdownIt({ html: false, typographer: true });

const { rules } = formMarkdown.renderer;
const { escapeHtml } = formMarkdown.utils;

// A screen reader would spell out a row of underscores; an empty ruled box is silent.
rules.text = (tokens, index) =>
  escapeHtml(tokens[index]?.content ?? "").replace(
    /_{4,}/g,
    (blank) => `<span class="blank" style="inline-size:${blank.length}ch"></span>`,
  );

// "---" is a line to write on, "***" a new page.
rules.hr = (tokens, index) =>
  tokens[index]?.markup.startsWith("*")
    ? `<div class="new-page"></div>`
    : `<div class="writing-lines"></div>`;

formMarkdown.core.ruler.push("boxes_to_tick", ({ tokens }) => {
  for (const [index, token] of tokens.entries()) {
    const text = token.children?.[0];
    if (token.type !== "inline" || !text?.content.startsWith("[ ] ")) continue;
    text.content = text.content.slice("[ ] ".length);
    // list_item_open and paragraph_open stand before the text.
    tokens[index - 2]?.attrSet("class", "tick");
  }
});
