import type { MarkdownIt, StateBlock } from "markdown-it";
import { spend } from "./work-limit.ts";

/** Deeper blocks are shown as typed. */
const maxDepth = 3;

const opening = /^:{3,}[ \t]*details[ \t]+(\S.*)$/;
const closing = /^:{3,}[ \t]*$/;
const code = /^(?:```|~~~)/;

/**
 * Text that opens on demand:
 *
 *     ::: details What the grant pays for
 *     Travel, rooms and interpreters.
 *     :::
 */
export function details({ block }: MarkdownIt): void {
  let depth = 0;
  block.ruler.before(
    "fence",
    "details",
    (state, start, end, silent) => {
      const [, title] = opening.exec(lineOf(state, start)) ?? [];
      if (!title || depth >= maxDepth) return false;
      if (silent) return true;
      const last = endOf(state, start, end);
      // Without a closing line, the rest of the text would be hidden.
      if (last === undefined) return false;

      const { parentType, lineMax } = state;
      state.push("details_open", "details", 1).attrSet("class", "block-details");
      state.push("summary_open", "summary", 1);
      Object.assign(state.push("inline", "", 0), {
        content: title.trim(),
        children: [],
        map: [start, start + 1],
      });
      state.push("summary_close", "summary", -1);
      state.parentType = "details";
      state.lineMax = last;
      depth++;
      try {
        block.tokenize(state, start + 1, last);
      } finally {
        depth--;
      }
      state.push("details_close", "details", -1);
      Object.assign(state, { parentType, lineMax, line: last + 1 });
      return true;
    },
    { alt: ["paragraph", "reference", "blockquote", "list"] },
  );
}

/** A line without indentation; empty if it is indented as code or outside the block. */
function lineOf({ src, bMarks, eMarks, tShift, sCount, blkIndent }: StateBlock, line: number): string {
  const [begin = 0, shift = 0, end = 0, indent = 0] = [
    bMarks[line],
    tShift[line],
    eMarks[line],
    sCount[line],
  ];
  const isHere = indent >= blkIndent && indent - blkIndent < 4;
  return isHere ? src.slice(begin + shift, end) : "";
}

/** The line that closes a block. The block may contain others, and code. */
function endOf(state: StateBlock, start: number, end: number): number | undefined {
  let open = 1;
  let isCode = false;
  for (let line = start + 1; line < end; line++) {
    spend(0.2);
    const isOutside = !state.isEmpty(line) && (state.sCount[line] ?? 0) < state.blkIndent;
    if (isOutside) return undefined;
    const text = lineOf(state, line);
    if (code.test(text)) isCode = !isCode;
    if (isCode) continue;
    if (opening.test(text)) open++;
    else if (closing.test(text) && --open === 0) return line;
  }
  return undefined;
}
