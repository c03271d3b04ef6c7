/**
 * Tells CodeMirror in which order the browser shows a line that mixes directions. CodeMirror reads the whole line, but
 * hidden marks are not on the screen: Latin letters in a hidden address would keep the cursor from passing it.
 */
import type { EditorState, Range } from "@codemirror/state";
import { Decoration, type DecorationSet, Direction } from "@codemirror/view";

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
const isolate = (direction: Direction) => Decoration.mark({ bidiIsolate: direction });
const isolates = { ltr: isolate(Direction.LTR), rtl: isolate(Direction.RTL) };

/** Each hidden range has the direction of its line, so that it has no part in the order of the visible words. */
export function isolated(state: EditorState, hidden: readonly Range<Decoration>[]): DecorationSet {
  const lines = new Map<number, Range<Decoration>[]>();
  for (const range of hidden) {
    const { from } = state.doc.lineAt(range.from);
    lines.set(from, [...(lines.get(from) ?? []), range]);
  }
  const found: Range<Decoration>[] = [];
  for (const [start, ranges] of lines) {
    const { text } = state.doc.lineAt(start);
    if (!rightToLeft.test(text)) continue;
    const letters = text.split("");
    for (const { from, to } of ranges) letters.fill("", from - start, to - start);
    const first = /\p{L}/u.exec(letters.join(""))?.[0] ?? "";
    const mark = isolates[rightToLeft.test(first) ? "rtl" : "ltr"];
    for (const { from, to } of ranges) found.push(mark.range(from, to));
  }
  return Decoration.set(found, true);
}

/** Code and addresses are read from left to right in any text. */
export const leftToRight = (className: string, attributes: Record<string, string> = {}) =>
  Decoration.mark({
    class: className,
    attributes: { ...attributes, dir: "ltr" },
    bidiIsolate: Direction.LTR,
  });
