/** Blocks that can be inserted into a text. */
import type { DeskTranslation } from "../../words/translation.ts";
import type { Edit, Selection } from "./markdown-edits.ts";

type Words = DeskTranslation["editor"]["examples"];
export type Block = keyof DeskTranslation["editor"]["blocks"]["names"];

/** ⟦words⟧ are replaced by the selected words, if any, and then selected. A dialog asks for the other blocks. */
const examples: { [Kind in Block]?: (words: Words) => string } = {
  table: ({ heading }) => `| ⟦${heading}⟧ | ${heading} |\n|---|---|\n|  |  |`,
  details: ({ title, text }) => `::: details ⟦${title}⟧\n${text}\n:::`,
};

/** With Ctrl. None of them is on the way to another character of a European keyboard. */
export const blockKeys: Record<Block, string> = {
  ...{ table: "Alt+T", captioned: "Alt+C", gallery: "Alt+G", file: "Alt+A", media: "Alt+V" },
  ...{ embedded: "Alt+W", action: "Alt+K", details: "Alt+D", footnote: "Alt+F" },
};

export const blocks = Object.keys(blockKeys) as Block[];

export function insertBlock(selection: Selection, kind: Block, words: Words): Edit {
  if (kind === "footnote") return footnote(selection, words.note);
  const { text, start, end } = afterTable(selection);
  const chosen = text.slice(start, end).trim();
  const [before = "", example = "", after = ""] = (examples[kind]?.(words) ?? "").split(/[⟦⟧]/);
  const inner = chosen && !/\n/.test(chosen) ? chosen : example;
  return ownParagraph(selection, before + inner + after, [before.length, before.length + inner.length]);
}

/** Inserts a block as its own paragraph, and selects a part of it. */
export function ownParagraph(selection: Selection, block: string, [first, last]: [number, number]): Edit {
  const { text, start, end } = afterTable(selection);
  const gapBefore = gap(/\n*$/.exec(text.slice(0, start))?.[0] ?? "", start === 0);
  const gapAfter = gap(/^\n*/.exec(text.slice(end))?.[0] ?? "", end === text.length);
  const at = start + gapBefore.length;
  const insert = gapBefore + block + gapAfter;
  return { from: start, to: end, insert, selectFrom: at + first, selectTo: at + last };
}

const startsBlock = /^(?:#{1,6} |[-*+] |\d+[.)] |>|\||!\[)/;

/** Inserts pasted Markdown at the cursor. Headings, lists and tables become paragraphs, and so does text after a picture. */
export function insertPasted(selection: Selection, markdown: string): Edit {
  const { text, start: from, end: to } = selection;
  const line = text.slice(text.lastIndexOf("\n", from - 1) + 1, from);
  if (startsBlock.test(markdown) || /^!\[.*\)$/.test(line.trim()))
    return ownParagraph(selection, markdown, [markdown.length, markdown.length]);
  const end = from + markdown.length;
  return { from, to, insert: markdown, selectFrom: end, selectTo: end };
}

/** A cell of a table holds only words, so a block follows the table. */
const afterTable = ({ text, start, end, tableEnd }: Selection) =>
  tableEnd === undefined ? { text, start, end } : { text, start: tableEnd, end: tableEnd };

const gap = (newlines: string, isEdge: boolean) =>
  isEdge ? "" : "\n".repeat(Math.max(0, 2 - newlines.length));

/** Inserts the next number at the cursor, and the note itself at the end of the text. */
function footnote({ text, end }: Selection, words: string): Edit {
  const used = [...text.matchAll(/\[\^(\d{1,6})\]/g)].map(([, number]) => Number(number));
  const mark = `[^${Math.max(0, ...used) + 1}]`;
  const rest = text.slice(end).trimEnd();
  // Footnotes follow each other without a gap.
  const between = /^\[\^[^\]]+\]:.*$/.test(rest.slice(rest.lastIndexOf("\n") + 1)) ? "\n" : "\n\n";
  const insert = `${mark}${rest}${between}${mark}: `;
  const selectFrom = end + insert.length;
  return {
    from: end,
    to: text.length,
    insert: insert + words,
    selectFrom,
    selectTo: selectFrom + words.length,
  };
}
