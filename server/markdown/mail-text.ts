import type { Token } from "markdown-it";
import { parseMarkdown } from "./markdown.ts";

/** Markdown as the plain text of a mail: blank lines between blocks, and the address of each link after its words. */
export function markdownAsMailText(source: string): string {
  const blocks: string[] = [];
  const lists: { number: number | undefined }[] = [];
  let [marker, quotes, isHeading, isTight] = ["", 0, false, false];
  let inList = false;
  const add = (text: string) => {
    const indent = "  ".repeat(Math.max(0, lists.length - 1));
    const lines = text.split("\n");
    const start = `${"> ".repeat(quotes)}${indent}`;
    const rest = start + " ".repeat(lists.length > 0 ? 2 : 0);
    const block = lines.map((line, index) => (index === 0 ? start + marker : rest) + line).join("\n");
    // The items of a list without blank lines stay together.
    if (isTight && inList) blocks.push(`${blocks.pop()}\n${block}`);
    else blocks.push(block);
    inList = lists.length > 0;
    marker = lists.length > 0 ? "  " : "";
  };
  for (const token of parseMarkdown(source).tokens) {
    if (token.type === "bullet_list_open") lists.push({ number: undefined });
    else if (token.type === "ordered_list_open") lists.push({ number: Number(token.attrGet("start") ?? 1) });
    else if (/^(?:bullet|ordered)_list_close$/.test(token.type)) {
      lists.pop();
      inList = lists.length > 0;
      marker = lists.length > 0 ? "  " : "";
    } else if (token.type === "list_item_open") {
      const list = lists.at(-1);
      marker = list?.number === undefined ? "- " : `${list.number++}. `;
    } else if (token.type === "blockquote_open") quotes++;
    else if (token.type === "blockquote_close") quotes--;
    else if (token.type === "paragraph_open") isTight = token.hidden;
    else if (/^(?:heading|summary)_open$/.test(token.type)) isHeading = true;
    else if (token.type === "fence" || token.type === "code_block") add(token.content.trimEnd());
    else if (token.type === "hr") add("* * *");
    else if (token.type === "inline") {
      const text = inlineText(token.children ?? []);
      if (text) add(isHeading ? `${text}\n${"-".repeat(Math.min(60, [...text].length))}` : text);
      isHeading = false;
    }
  }
  return blocks.join("\n\n");
}

function inlineText(children: Token[]): string {
  let [text, address] = ["", ""];
  for (const child of children) {
    if (child.type === "link_open") address = String(child.attrGet("href"));
    else if (child.type === "link_close") {
      if (address && !text.endsWith(address)) text += ` <${address.replace(/^mailto:/, "")}>`;
    } else if (child.type === "softbreak" || child.type === "hardbreak") text += "\n";
    else if (child.type === "image") text += child.content;
    else text += child.content;
  }
  return text.trim();
}
