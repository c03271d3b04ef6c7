/** Reads and writes the fields of a form by name, whether text, choice or checkboxes. */
import { replaceValue } from "./text-area.ts";

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Controls that share a name are checkboxes and a text field for values without a checkbox, which comes first. */
function controlsOf(form: HTMLFormElement, name: string): [Control, ...HTMLInputElement[]] {
  const found = form.elements.namedItem(name);
  const all = (found instanceof RadioNodeList ? [...found] : [found]) as HTMLInputElement[];
  const isBox = ({ type }: HTMLInputElement) => type === "checkbox";
  return [...all.filter((one) => !isBox(one)), ...all.filter(isBox)] as [Control, ...HTMLInputElement[]];
}

export const controlOf = (form: HTMLFormElement, name: string): Control => controlsOf(form, name)[0];

export function valueIn(form: HTMLFormElement, name: string): string {
  const [first, ...boxes] = controlsOf(form, name);
  if (boxes.length === 0) return first.value;
  const written = valuesIn(first.value);
  const others = written.filter((value) => !boxes.some((box) => box.value === value));
  const ticked = boxes.filter(({ checked, value }) => checked || written.includes(value));
  return [...others, ...ticked.map(({ value }) => value)].join(", ");
}

const valuesIn = (text: string) => [...new Set(text.split(/[\s,]+/).filter(Boolean))];

export function setValueIn(form: HTMLFormElement, name: string, text: string): void {
  const [first, ...boxes] = controlsOf(form, name);
  if (boxes.length === 0) {
    // React writes the order of entries.
    if (!first.hasAttribute("data-order")) replaceValue(first, text);
    return;
  }
  const values = valuesIn(text);
  for (const box of boxes) box.checked = values.includes(box.value);
  first.value = values.filter((value) => !boxes.some((box) => box.value === value)).join(", ");
}

export function focusOn(form: HTMLFormElement, name: string): void {
  const [first, box = first] = controlsOf(form, name);
  box.focus();
}
