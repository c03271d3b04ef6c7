/** Puts the entries of a waiting message back into the form that they came from. */
import type { Message } from "./outbox.ts";

/** Without the fragment. */
export function pageOf(address: string): string {
  const { pathname, search } = new URL(address, location.href);
  return pathname + search;
}

export const formAt = (action: string): HTMLFormElement | undefined =>
  [...document.forms].find((form) => form.method === "post" && pageOf(form.action) === action);

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Nothing is filled in if the form has other text that was typed: false then. */
export function fillForm(form: HTMLFormElement, entries: Message["entries"]): boolean {
  const fields = entries.flatMap(([name, text]) => {
    const field = form.elements.namedItem(name);
    return isText(field) ? [{ field, text }] : [];
  });
  const isFree = ({ field: { value, defaultValue }, text }: (typeof fields)[number]) =>
    !value || value === text || value === defaultValue;
  if (!fields.every(isFree)) return false;
  for (const { field, text } of fields) {
    field.value = text;
    // The draft of the form is saved, too.
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
  choose(form, entries);
  fields.at(-1)?.field.focus();
  return true;
}

/** Selects the chosen options, and ticks the chosen boxes. */
function choose(form: HTMLFormElement, entries: Message["entries"]): void {
  for (const field of form.elements)
    if (field instanceof HTMLSelectElement)
      field.value = entries.find(([name]) => name === field.name)?.[1] ?? field.value;
    else if (field instanceof HTMLInputElement && isChoice(field) && field.name)
      field.checked = entries.some(([name, text]) => name === field.name && text === field.value);
}

const isChoice = ({ type }: HTMLInputElement): boolean => type === "checkbox" || type === "radio";

export const isText = (field: unknown): field is Field =>
  field instanceof HTMLTextAreaElement ||
  (field instanceof HTMLInputElement && field.type !== "hidden" && !isChoice(field) && field.tabIndex >= 0);
