/** Enter and Backspace as writers know them: Enter continues a list, and pressed twice ends it. */
import { syntaxTree } from "@codemirror/language";
import { EditorSelection, type EditorState, type TransactionSpec } from "@codemirror/state";
import type { Command, KeyBinding } from "@codemirror/view";

/** The mark that begins an item, with the spaces around it. */
const item = /^([ \t]*)(?:([-*+])|(\d{1,9})([.)]))([ \t]+)/;
const quote = /^(?:[ \t]{0,3}> ?)+/;
const heading = /^#{1,6}[ \t]+/;
/** Closing marks, which are hidden. */
const closing = /^(?:\*{1,3}|_{1,3}|~~|`+|\]\([^()\n]*\)|\]\{lang=[\w-]+\})+$/;

const isIn = (state: EditorState, position: number, names: RegExp) => {
  let node: ReturnType<typeof syntaxTree>["topNode"] | null = syntaxTree(state).resolveInner(position, -1);
  for (; node; node = node.parent) if (names.test(node.name)) return true;
  return false;
};

const replaced = (from: number, to: number, insert: string, userEvent = "input"): TransactionSpec => ({
  changes: { from, to, insert },
  selection: EditorSelection.cursor(from + insert.length),
  scrollIntoView: true,
  userEvent,
});

const enter: Command = ({ state, dispatch }) => {
  const { from, to } = state.selection.main;
  const line = state.doc.lineAt(from);
  if (isIn(state, from, /^(?:FencedCode|CodeBlock)$/) || line.text.startsWith(":::")) return false;
  const [mark] = item.exec(line.text) ?? quote.exec(line.text) ?? [];
  if (mark !== undefined && from < line.from + mark.length) return false;
  if (mark !== undefined && line.text.length === mark.length) {
    dispatch(state.update(endOfBlock(state, from)));
    return true;
  }
  // Behind hidden marks, and without the space that followed the cursor.
  const rest = line.text.slice(from - line.from);
  const start = from === to && closing.test(rest) ? line.to : from;
  const end = Math.max(
    start,
    to + (/^ */.exec(state.doc.sliceString(to, state.doc.lineAt(to).to))?.[0].length ?? 0),
  );
  dispatch(state.update(replaced(start, end, newLine(line.text))));
  return true;
};

/** A new item, a new paragraph of the quote, or a new paragraph. */
function newLine(text: string): string {
  const [, indent, bullet, number, sign] = item.exec(text) ?? [];
  if (bullet) return `\n${indent}${bullet} `;
  if (number) return `\n${indent}${Number(number) + 1}${sign} `;
  const [mark] = quote.exec(text) ?? [];
  if (mark) return `\n${mark.trimEnd()}\n${mark}`;
  return text.trim() ? "\n\n" : "\n";
}

/** An empty nested item becomes an item of the list above; any other ends its list or quote. */
function endOfBlock(state: EditorState, position: number): TransactionSpec {
  const line = state.doc.lineAt(position);
  const above = line.number > 1 ? state.doc.line(line.number - 1) : undefined;
  const indent = item.exec(line.text)?.[1]?.length ?? 0;
  for (let number = line.number - 1; indent > 0 && number > 0; number--) {
    const text = state.doc.line(number).text;
    const outer = item.exec(text);
    if (outer && (outer[1]?.length ?? 0) < indent)
      return replaced(line.from, line.to, newLine(text).slice(1));
  }
  // The quote's empty line before this one goes, too.
  const isGap = above && quote.exec(above.text)?.[0].length === above.text.length && above.text.includes(">");
  const from = isGap ? above.from : line.from;
  // Without a blank line, the next words would still belong to the item.
  const gap = from > 0 && state.doc.lineAt(from - 1).text.trim() ? "\n" : "";
  return replaced(from, line.to, gap);
}

const hardBreak: Command = ({ state, dispatch }) => {
  const { from, to } = state.selection.main;
  dispatch(state.update(replaced(from, to, "\\\n")));
  return true;
};

const backspace: Command = ({ state, dispatch }) => {
  const { from, empty } = state.selection.main;
  const line = state.doc.lineAt(from);
  if (!empty) return false;
  const [mark] = item.exec(line.text) ?? quote.exec(line.text) ?? heading.exec(line.text) ?? [];
  if (mark !== undefined && from === line.from + mark.length) {
    const above = line.number > 1 && state.doc.line(line.number - 1).text.trim();
    const gap = above && !heading.test(line.text) ? "\n" : "";
    dispatch(state.update(replaced(line.from, from, gap, "delete.backward")));
    return true;
  }
  if (from !== line.from || line.number < 3 || state.doc.line(line.number - 1).text.trim()) return false;
  // Enter made a blank line, so Backspace removes it with the line break.
  const above = state.doc.line(line.number - 2);
  if (!above.text.trim()) return false;
  if (isIn(state, above.to, /^(?:Table|FencedCode|HorizontalRule)$/)) return line.text.trim() !== "";
  dispatch(state.update(replaced(above.to, from, "", "delete.backward")));
  return true;
};

export const writingKeys: KeyBinding[] = [
  { key: "Enter", run: enter },
  { key: "Shift-Enter", run: hardBreak },
  { key: "Backspace", run: backspace },
];
