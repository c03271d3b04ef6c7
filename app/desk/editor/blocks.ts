/** Blocks that can be inserted into a text. Each starts as an example whose first words are selected. */
import type { Edit, Selection } from "./markdown-edits.ts";

/** ⟦words⟧ are replaced by the selected words, if any, and then selected. */
const examples = {
  Table: "| ⟦Heading⟧ | Heading |\n|---|---|\n|  |  |",
  "Picture with caption": '![What it shows](/media/… "⟦Caption⟧")',
  Gallery: "![⟦What it shows⟧](/media/…)\n![What it shows](/media/…)\n![What it shows](/media/…)",
  File: "[⟦Name of the file⟧](/media/…/file.pdf)",
  "Video or audio": "[![⟦Title⟧](/media/…)](/media/…/video.mp4)\n[English](/media/…/captions.vtt)",
  "Video on another site": "[⟦Title⟧](https://…)",
  "Prominent link": "**[⟦Link text⟧](/…)**",
  "Expandable text": "::: details ⟦Title⟧\nText\n:::",
};

export type Block = keyof typeof examples | "Footnote";
export const blocks = [...Object.keys(examples), "Footnote"] as Block[];

export function insertBlock(selection: Selection, kind: Block): Edit {
  if (kind === "Footnote") return footnote(selection);
  const { text, start, end } = selection;
  const chosen = text.slice(start, end).trim();
  const [before = "", words = "", after = ""] = examples[kind].split(/[⟦⟧]/);
  const inner = chosen && !/\n/.test(chosen) ? chosen : words;
  // A block is its own paragraph.
  const gapBefore = gap(/\n*$/.exec(text.slice(0, start))?.[0] ?? "", start === 0);
  const gapAfter = gap(/^\n*/.exec(text.slice(end))?.[0] ?? "", end === text.length);
  const selectFrom = start + gapBefore.length + before.length;
  return {
    ...{ from: start, to: end, insert: gapBefore + before + inner + after + gapAfter },
    ...{ selectFrom, selectTo: selectFrom + inner.length },
  };
}

const gap = (newlines: string, isEdge: boolean) =>
  isEdge ? "" : "\n".repeat(Math.max(0, 2 - newlines.length));

/** Inserts the next number at the cursor, and the note itself at the end of the text. */
function footnote({ text, end }: Selection): Edit {
  const used = [...text.matchAll(/\[\^(\d{1,6})\]/g)].map(([, number]) => Number(number));
  const mark = `[^${Math.max(0, ...used) + 1}]`;
  const rest = text.slice(end).trimEnd();
  // Footnotes follow each other without a gap.
  const between = /^\[\^[^\]]+\]:.*$/.test(rest.slice(rest.lastIndexOf("\n") + 1)) ? "\n" : "\n\n";
  const insert = `${mark}${rest}${between}${mark}: `;
  const words = "Text of the note";
  const selectFrom = end + insert.length;
  return {
    from: end,
    to: text.length,
    insert: insert + words,
    selectFrom,
    selectTo: selectFrom + words.length,
  };
}
