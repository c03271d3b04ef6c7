/** The cursor in a table's cell, as a place in the text, so that the toolbar works in cells too. */
import type { EditorView } from "@codemirror/view";
import { type Cell, setCell, shownInCell, tableOf, writtenInCell } from "./table-source.ts";
import { cellsIn, placeOf, sourceOf } from "./table-widget.ts";

type Cursor = { cell: HTMLTableCellElement; start: number; end: number };

/** Follows the cursor in cells. It stays known while a button or a dialog has the focus. */
export function followTableCursor(view: EditorView, signal: AbortSignal) {
  let cursor: Cursor | undefined;
  const follow = () => {
    cursor = cursorIn(view) ?? cursor;
  };
  document.addEventListener("selectionchange", follow, { signal });
  view.contentDOM.addEventListener(
    "focusin",
    ({ target }) => {
      if (target === view.contentDOM) cursor = undefined;
    },
    { signal },
  );
  return () => {
    follow();
    return cursor?.cell.isConnected ? placeInText(view, cursor) : undefined;
  };
}

function cursorIn(view: EditorView): Cursor | undefined {
  const cell = document.activeElement?.closest<HTMLTableCellElement>(".cm-table :is(th, td)");
  const selection = getSelection();
  if (!cell || !view.contentDOM.contains(cell) || !selection?.rangeCount) return undefined;
  const { startContainer, startOffset, endContainer, endOffset } = selection.getRangeAt(0);
  if (!cell.contains(startContainer) || !cell.contains(endContainer)) return undefined;
  const offset = (node: Node, at: number) => {
    const range = document.createRange();
    range.setStart(cell, 0);
    range.setEnd(node, at);
    return range.toString().length;
  };
  return { cell, start: offset(startContainer, startOffset), end: offset(endContainer, endOffset) };
}

/** `tableEnd` is where blocks go, which do not fit into a cell. */
function placeInText(view: EditorView, { cell, start, end }: Cursor) {
  const box = cell.closest<HTMLElement>(".cm-table");
  if (!box) return undefined;
  const { row, column } = placeOf(cell);
  const find = () => tableOf(sourceOf(box)).rows[row]?.[column];
  const tableStart = view.posAtDOM(box);
  if (!find()) {
    // A row may have fewer cells than the heading.
    const { from, to, insert } = setCell(sourceOf(box), row, column, "");
    view.dispatch({ changes: { from: tableStart + from, to: tableStart + to, insert }, userEvent: "input" });
  }
  const found = find();
  if (!found) return undefined;
  const shown = shownInCell(found.text);
  const inText = (offset: number) =>
    tableStart + found.from + writtenInCell(shown.slice(0, offset), "start").length;
  return { start: inText(start), end: inText(end), tableEnd: tableStart + sourceOf(box).length };
}

/** Focuses the cell at this place in the text, and selects its words. False if no cell is there. */
export function selectInTable(view: EditorView, from: number, to: number): boolean {
  for (const box of view.contentDOM.querySelectorAll<HTMLElement>(".cm-table")) {
    const start = view.posAtDOM(box);
    const { rows, columns } = tableOf(sourceOf(box));
    for (const [row, cells] of rows.entries()) {
      const column = cells.findIndex((cell) => start + cell.from <= from && to <= start + cell.to);
      const element = cellsIn(box)[row * columns + column];
      if (column < 0 || !element) continue;
      select(element, cells[column] as Cell, [from - start, to - start]);
      return true;
    }
  }
  return false;
}

function select(element: HTMLElement, { from, text }: Cell, places: number[]): void {
  element.focus();
  const [start = 0, end = 0] = places.map((place) => shownInCell(text.slice(0, place - from)).length);
  const words = element.firstChild ?? element;
  getSelection()?.setBaseAndExtent(words, start, words, end);
}
