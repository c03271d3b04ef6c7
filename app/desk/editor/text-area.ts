import type { Edit, Selection } from "./markdown-edits.ts";
import { movedOffset } from "./rebase.ts";

export function selectionOf({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): Selection {
  return { text: value, start: selectionStart, end: selectionEnd };
}

/** As if it were typed, so that the browser can undo it. */
export function applyEdit(area: HTMLTextAreaElement, { from, to, insert, selectFrom, selectTo }: Edit): void {
  area.focus();
  area.setSelectionRange(from, to);
  // Named as deprecated, but the only way that leaves the browser's own undo whole.
  const typed = insert ? document.execCommand("insertText", false, insert) : document.execCommand("delete");
  if (!typed) {
    area.setRangeText(insert, from, to);
    area.dispatchEvent(new InputEvent("input", { bubbles: true }));
  }
  area.setSelectionRange(selectFrom, selectTo);
}

/** Another text in a field in which somebody may be typing: the cursor stays beside its words. */
export function replaceValue(
  field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement,
  text: string,
): void {
  const before = field.value;
  if (before === text) return;
  if (field instanceof HTMLSelectElement || field.selectionStart === null) {
    field.value = text;
    field.dispatchEvent(new Event("replaced"));
    return;
  }
  const { selectionStart, selectionEnd, selectionDirection, scrollTop } = field;
  field.value = text;
  field.setSelectionRange(
    movedOffset(before, text, selectionStart),
    movedOffset(before, text, selectionEnd ?? selectionStart),
    selectionDirection ?? "none",
  );
  field.scrollTop = scrollTop;
  // Not "input": nobody has typed it.
  field.dispatchEvent(new Event("replaced"));
}
