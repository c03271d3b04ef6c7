import { controlOf, setValueIn, valueIn } from "./controls.ts";
import { sameValues, type Values } from "./values.ts";

/** The fields of the page, as the browser has them. */
export function formOf(element: HTMLFormElement, names: string[], knownSlug: string) {
  const control = (name: string) => controlOf(element, name);
  let slug = knownSlug;
  const form = {
    read: (): Values => Object.fromEntries(names.map((name) => [name, valueIn(element, name)])),
    write(values: Values): void {
      for (const name of names) setValueIn(element, name, values[name] ?? "");
    },
    isEdited: (stored: Values) => !sameValues(form.read(), stored),
    id: () => control("id").value,
    setId(id: string): void {
      control("id").value = id;
    },
    setBase(revision: number): void {
      control("base").value = String(revision);
    },
    address: () => control("slug").value,
    setAddress(address: string): void {
      control("slug").value = address;
    },
    /** It is changed by a button, for visitors may know it: see the page's acts. */
    addressChanged: () => control("slug").value !== slug,
    /** The server has it at this address and in this revision. */
    setStored(known: string, revision: number): void {
      if (!form.addressChanged()) form.setAddress(known);
      slug = known;
      form.setBase(revision);
    },
  };
  return form;
}
