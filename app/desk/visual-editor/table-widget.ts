/** A table whose cells are edited in place. */
import { isolateHistory, redo, undo } from "@codemirror/commands";
import { type EditorView, WidgetType } from "@codemirror/view";
import { editorWords } from "./editor-words.ts";
import { formatted } from "./formatted-cell.ts";
import {
  addColumn,
  addRow,
  type Change,
  removeColumn,
  removeRow,
  setCell,
  shownInCell,
  tableOf,
} from "./table-source.ts";

/** The source that each table shows. */
const sources = new WeakMap<HTMLElement, string>();

export class TableWidget extends WidgetType {
  private readonly source: string;
  constructor(source: string) {
    super();
    this.source = source;
  }
  override eq(other: TableWidget): boolean {
    return other.source === this.source;
  }
  toDOM(view: EditorView): HTMLElement {
    const box = document.createElement("div");
    box.className = "cm-table";
    box.contentEditable = "false";
    box.append(document.createElement("table"), buttonsOf(box, view));
    listen(box, view);
    fill(box, this.source);
    return box;
  }
  override updateDOM(box: HTMLElement): boolean {
    if (!box.classList.contains("cm-table")) return false;
    fill(box, this.source);
    return true;
  }
  override ignoreEvent(): boolean {
    return true;
  }
}

export const sourceOf = (box: HTMLElement) => sources.get(box) ?? "";
export const cellsIn = (box: HTMLElement) => [...box.querySelectorAll<HTMLTableCellElement>("th, td")];

/** Writes the cells that differ, so that the one with the cursor is left alone while the writer types in it. */
function fill(box: HTMLElement, source: string): void {
  sources.set(box, source);
  const { rows, columns, alignments } = tableOf(source);
  const table = box.firstElementChild as HTMLTableElement;
  const isSameShape = table.rows.length === rows.length && table.rows[0]?.cells.length === columns;
  if (!isSameShape) {
    const hadFocus = box.contains(document.activeElement);
    table.replaceChildren(...rows.map((_, row) => rowOf(row, columns)));
    const cells = cellsIn(box);
    if (hadFocus) (cells[Number(box.dataset.cell)] ?? cells.at(-1))?.focus();
  }
  for (const [row, cells] of rows.entries())
    for (let column = 0; column < columns; column++) {
      const element = table.rows[row]?.cells[column];
      if (!element) continue;
      element.dataset.align = alignments[column] ?? "start";
      write(element, shownInCell(cells[column]?.text ?? ""));
    }
}

function rowOf(row: number, columns: number): HTMLTableRowElement {
  const element = document.createElement("tr");
  for (let column = 0; column < columns; column++) {
    const cell = document.createElement(row === 0 ? "th" : "td");
    if (row === 0) cell.scope = "col";
    cell.dir = "auto";
    cell.tabIndex = 0;
    try {
      cell.contentEditable = "plaintext-only";
    } catch {
      cell.contentEditable = "true";
    }
    element.append(cell);
  }
  return element;
}

function write(cell: HTMLTableCellElement, text: string): void {
  const isTyping = cell === document.activeElement;
  const typed = (cell.textContent ?? "").replace(/\s+/g, " ").trim();
  if (cell.dataset.text === text && (!isTyping || typed === text)) return;
  const isNew = cell.dataset.text !== text;
  cell.dataset.text = text;
  if (!isTyping) cell.replaceChildren(formatted(text));
  else if (isNew && typed !== text) {
    cell.textContent = text;
    toEnd(cell);
  }
}

function toEnd(cell: HTMLElement): void {
  getSelection()?.selectAllChildren(cell);
  getSelection()?.collapseToEnd();
}

export const placeOf = (cell: HTMLTableCellElement) => ({
  row: (cell.parentElement as HTMLTableRowElement).rowIndex,
  column: cell.cellIndex,
});

/** Changes the source of this table in the text. */
function change(box: HTMLElement, view: EditorView, changes: Change | Change[], userEvent = "input"): void {
  const start = view.posAtDOM(box);
  const moved = [changes]
    .flat()
    .map(({ from, to, insert }) => ({ from: start + from, to: start + to, insert }));
  // Typing is undone in pieces, as elsewhere; the shape of the table by itself.
  const annotations = userEvent === "input" ? [isolateHistory.of("full")] : [];
  if (moved.length > 0) view.dispatch({ changes: moved, annotations, userEvent });
}

/** Marks are typed as marks. False if they were shown already. */
function showMarks(cell: HTMLTableCellElement): boolean {
  if (!cell.firstElementChild && cell.textContent === cell.dataset.text) return false;
  cell.textContent = cell.dataset.text ?? "";
  return true;
}

function listen(box: HTMLElement, view: EditorView): void {
  const source = () => sourceOf(box);
  const cellOf = ({ target }: Event) => (target as HTMLElement).closest?.<HTMLTableCellElement>("th, td");
  box.addEventListener("focusin", (event) => {
    const cell = cellOf(event);
    if (!cell) return;
    box.dataset.cell = String(cellsIn(box).indexOf(cell));
    if (showMarks(cell)) toEnd(cell);
  });
  box.addEventListener("mousedown", (event) => {
    const cell = cellOf(event);
    if (!cell || !showMarks(cell)) return;
    // The browser would put the cursor into the formatted words, which are gone.
    event.preventDefault();
    cell.focus();
    const at = document.caretPositionFromPoint?.(event.clientX, event.clientY);
    if (at && cell.contains(at.offsetNode)) getSelection()?.collapse(at.offsetNode, at.offset);
    else toEnd(cell);
  });
  box.addEventListener("focusout", (event) => {
    const cell = cellOf(event);
    cell?.replaceChildren(formatted(cell.dataset.text ?? ""));
  });
  box.addEventListener("input", (event) => {
    const cell = cellOf(event);
    if (!cell) return;
    const { row, column } = placeOf(cell);
    change(box, view, setCell(source(), row, column, cell.textContent ?? ""), "input.type");
  });
  box.addEventListener("keydown", (event) => {
    const cell = cellOf(event);
    if (!cell || event.isComposing) return;
    if (event.key === "Enter") {
      event.preventDefault();
      const { row, column } = placeOf(cell);
      if (row === tableOf(source()).rows.length - 1) change(box, view, addRow(source(), row));
      (box.firstElementChild as HTMLTableElement).rows[row + 1]?.cells[column]?.focus();
    } else if (event.key === "Escape") {
      event.preventDefault();
      leave(box, view);
    } else if ((event.ctrlKey || event.metaKey) && /^[zy]$/i.test(event.key)) {
      event.preventDefault();
      (event.key.toLowerCase() === "y" || event.shiftKey ? redo : undo)(view);
    }
  });
}

/** Puts the cursor behind the table. */
function leave(box: HTMLElement, view: EditorView): void {
  const end = view.posAtDOM(box) + sourceOf(box).length;
  view.focus();
  view.dispatch({ selection: { anchor: Math.min(end + 1, view.state.doc.length) } });
}

function buttonsOf(box: HTMLElement, view: EditorView): HTMLElement {
  const bar = document.createElement("div");
  bar.className = "cm-table-buttons";
  bar.setAttribute("role", "group");
  const words = view.state.facet(editorWords)?.table;
  bar.setAttribute("aria-label", words?.label ?? "");
  const last = () => cellsIn(box)[Number(box.dataset.cell ?? 0)];
  const button = (
    label: string | undefined,
    edit: (source: string, row: number, column: number) => Change | Change[],
  ) => {
    const element = document.createElement("button");
    element.type = "button";
    element.textContent = label ?? "";
    element.addEventListener("click", () => {
      const cell = last();
      if (!cell) return;
      const { row, column } = placeOf(cell);
      change(box, view, edit(sourceOf(box), row, column));
      if (box.isConnected) last()?.focus();
      else view.focus();
    });
    return element;
  };
  bar.append(
    button(words?.addRow, addRow),
    button(words?.addColumn, (source, _, column) => addColumn(source, column)),
    button(words?.removeRow, removeRow),
    button(words?.removeColumn, (source, _, column) => removeColumn(source, column)),
    button(words?.removeTable, (source) => ({ from: 0, to: source.length, insert: "" })),
  );
  return bar;
}
