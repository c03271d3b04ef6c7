import type { Edit, Selection } from "./markdown-edits.ts";
import { movedOffset } from "./rebase.ts";
import type { TextTarget } from "./text-target.ts";

export const areaTarget = (area: HTMLTextAreaElement): TextTarget => ({
  selection: () => selectionOf(area),
  apply: (edit) => applyEdit(area, edit),
});

function selectionOf({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): Selection {
  return { text: value, start: selectionStart, end: selectionEnd };
}

/** Edits as if the writer had typed, so that the browser can undo it. */
function applyEdit(area: HTMLTextAreaElement, { from, to, insert, selectFrom, selectTo }: Edit): void {
  area.focus();
  area.setSelectionRange(from, to);
  // Deprecated, but the only way to keep the browser's own undo history.
  const typed = insert ? document.execCommand("insertText", false, insert) : document.execCommand("delete");
  if (!typed) {
    area.setRangeText(insert, from, to);
    area.dispatchEvent(new InputEvent("input", { bubbles: true }));
  }
  area.setSelectionRange(selectFrom, selectTo);
}

/** Replaces the text of a field while the writer may be typing in it: the cursor stays beside the same words. */
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
  // Not "input", which would save it as if it had been typed.
  field.dispatchEvent(new Event("replaced"));
}
