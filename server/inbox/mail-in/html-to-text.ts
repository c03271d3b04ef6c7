import MarkdownIt from "markdown-it";

const { unescapeAll } = new MarkdownIt().utils;

/** Elements whose content is not shown. */
const hidden = /^(?:head|style|script|title|template|noscript|svg)$/;
const blocks =
  /^(?:p|div|br|hr|ul|ol|li|table|tr|h[1-6]|blockquote|pre|section|article|header|footer|center|dl|dt|dd|address)$/;
/** Elements with a blank line around them. */
const spaced = /^(?:p|br|h[1-6]|table|pre)$/;
/** Real tags are no longer than this; anything longer is text. */
const tag = /<(?:!--[\s\S]*?(?:-->|$)|(\/?)([a-z][a-z\d]*)([^<>]{0,5000})>)/gi;

/** The text of a mail that has only an HTML part. Marks quotations with ">", as plain text mails do. */
export function htmlToText(html: string): string {
  const lines: string[] = [];
  let [line, quoted, hiddenIn, end] = ["", 0, "", 0];
  const endLine = (by = "") => {
    const words = line.replace(/\s+/g, " ").trim();
    const isSpaced = spaced.test(by) && lines.at(-1)?.replace(/[> ]/g, "");
    if (words || isSpaced) lines.push(`${"> ".repeat(quoted)}${words}`);
    line = "";
  };
  for (const found of html.matchAll(tag)) {
    const [all, closing, tagName = "", rest = ""] = found;
    if (!hiddenIn) line += decoded(html.slice(end, found.index));
    end = found.index + all.length;
    const name = tagName.toLowerCase();
    if (hiddenIn) {
      if (closing && name === hiddenIn) hiddenIn = "";
      continue;
    }
    if (!closing && hidden.test(name) && !rest.endsWith("/")) hiddenIn = name;
    if (/^t[dh]$/.test(name)) line += " ";
    if (!blocks.test(name)) continue;
    endLine(name);
    if (name === "blockquote") quoted = closing ? Math.max(0, quoted - 1) : Math.min(9, quoted + 1);
    if (name === "li" && !closing) line = "- ";
  }
  if (!hiddenIn) line += decoded(html.slice(end));
  endLine();
  return lines.join("\n");
}

/** Decodes entities such as "&eacute;" and "&#233;". `unescapeAll` also reads Markdown's backslashes, so they are doubled. */
const decoded = (text: string) =>
  text.includes("&") ? unescapeAll(text.replaceAll("\\", "\\\\")).replaceAll("\u00a0", " ") : text;
