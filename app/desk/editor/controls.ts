/** The fields of a form by their names, whatever they are made of. */
import { replaceValue } from "./text-area.ts";

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Several of one name are boxes to tick, after a field out of sight that has what no box stands for. */
function controlsOf(form: HTMLFormElement, name: string): [Control, ...HTMLInputElement[]] {
  const found = form.elements.namedItem(name);
  return (found instanceof RadioNodeList ? [...found] : [found]) as [Control, ...HTMLInputElement[]];
}

export const controlOf = (form: HTMLFormElement, name: string): Control => controlsOf(form, name)[0];

export function valueIn(form: HTMLFormElement, name: string): string {
  const [first, ...boxes] = controlsOf(form, name);
  if (boxes.length === 0) return first.value;
  const ticked = boxes.filter(({ checked }) => checked).map(({ value }) => value);
  return [first.value, ...ticked].filter(Boolean).join(", ");
}

export function setValueIn(form: HTMLFormElement, name: string, text: string): void {
  const [first, ...boxes] = controlsOf(form, name);
  if (boxes.length === 0) {
    // The order of entries is React's to write.
    if (!first.hasAttribute("data-order")) replaceValue(first, text);
    return;
  }
  const values = text.split(/[\s,]+/).filter(Boolean);
  for (const box of boxes) box.checked = values.includes(box.value);
  first.value = values.filter((value) => !boxes.some((box) => box.value === value)).join(", ");
}

export function focusOn(form: HTMLFormElement, name: string): void {
  const [first, box = first] = controlsOf(form, name);
  box.focus();
}
