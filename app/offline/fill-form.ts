/** Puts the entries of a waiting message back into the form that they came from. */
import type { Message } from "./outbox.ts";

/** Without the fragment. */
export function pageOf(address: string): string {
  const { pathname, search } = new URL(address, location.href);
  return pathname + search;
}

export const formAt = (action: string): HTMLFormElement | undefined =>
  [...document.forms].find((form) => form.method === "post" && pageOf(form.action) === action);

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The fields that the visitor filled in, and all boxes: one that was unticked has no entry. */
const fieldsOf = (form: HTMLFormElement, entries: Message["entries"]): Field[] => {
  const names = new Set(entries.map(([name]) => name));
  return [...form.elements].filter(
    (field): field is Field =>
      isVisible(field) && field.name !== "" && (isBox(field) || names.has(field.name)),
  );
};

const isVisible = (field: Element): field is Field =>
  field instanceof HTMLTextAreaElement ||
  field instanceof HTMLSelectElement ||
  (field instanceof HTMLInputElement && field.type !== "hidden" && field.tabIndex >= 0);

const isBox = (field: Field): field is HTMLInputElement =>
  field.type === "checkbox" || field.type === "radio";

/** Nothing is filled in if the form has other text that was typed: false then. */
export function fillForm(form: HTMLFormElement, entries: Message["entries"]): boolean {
  const fields = fieldsOf(form, entries);
  const textOf = ({ name }: Field) => entries.find((entry) => entry[0] === name)?.[1] ?? "";
  const isFree = (field: Field) =>
    isBox(field) ||
    field instanceof HTMLSelectElement ||
    !field.value ||
    field.value === textOf(field) ||
    field.value === field.defaultValue;
  if (!fields.every(isFree)) return false;
  for (const field of fields) {
    if (isBox(field))
      field.checked = entries.some(([name, value]) => name === field.name && value === field.value);
    else field.value = textOf(field);
    // The draft of the form is saved, too.
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
  fields.at(-1)?.focus();
  return true;
}

/** Empties the fields of entries that wait now. */
export function emptyForm(form: HTMLFormElement, entries: Message["entries"]): void {
  for (const field of fieldsOf(form, entries))
    if (isBox(field)) field.checked = field.defaultChecked;
    else if (field instanceof HTMLSelectElement)
      field.selectedIndex = Math.max(
        0,
        [...field.options].findIndex(({ defaultSelected }) => defaultSelected),
      );
    else field.value = "";
}
