import MarkdownIt from "markdown-it";

const { unescapeAll } = new MarkdownIt().utils;

/** What is not shown, with all that is in it. */
const hidden = /^(?:head|style|script|title|template|noscript|svg)$/;
const blocks =
  /^(?:p|div|br|hr|ul|ol|li|table|tr|h[1-6]|blockquote|pre|section|article|header|footer|center|dl|dt|dd|address)$/;
/** With a blank line around it. */
const spaced = /^(?:p|br|h[1-6]|table|pre)$/;
/** No tag of a mail is longer; what is, is no tag. */
const tag = /<(?:!--[\s\S]*?(?:-->|$)|(\/?)([a-z][a-z\d]*)([^<>]{0,5000})>)/gi;

/** The words of a mail that is a web page only. Quotations are marked as in plain mails. */
export function htmlText(html: string): string {
  const lines: string[] = [];
  let [line, quoted, hiddenIn, end] = ["", 0, "", 0];
  const endLine = (by = "") => {
    const words = line.replace(/\s+/g, " ").trim();
    const isSpaced = spaced.test(by) && lines.at(-1)?.replace(/[> ]/g, "");
    if (words || isSpaced) lines.push(`${"> ".repeat(quoted)}${words}`);
    line = "";
  };
  for (const found of html.matchAll(tag)) {
    const [all, closing, given = "", rest = ""] = found;
    if (!hiddenIn) line += decoded(html.slice(end, found.index));
    end = found.index + all.length;
    const name = given.toLowerCase();
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

/** "&eacute;" and "&#233;" are letters; a backslash, which the function below reads too, is only itself here. */
const decoded = (text: string) =>
  text.includes("&") ? unescapeAll(text.replaceAll("\\", "\\\\")).replaceAll("\u00a0", " ") : text;
