import { controlOf, setValueIn, valueIn } from "./form-controls.ts";
import { sameValues, type Values } from "./values.ts";

/** The names of the fields whose values are saved: entries come and go. */
export type NamesIn = (form: HTMLFormElement) => string[];
/** Called before other values are written into the fields. */
export type Prepare = (values: Values) => void;

/** The fields of the page, as the browser has them. */
export function formOf(
  element: HTMLFormElement,
  { namesIn, prepare, slug: knownSlug }: { namesIn: NamesIn; prepare: Prepare; slug: string },
) {
  const control = (name: string) => controlOf(element, name);
  let slug = knownSlug;
  const form = {
    read: (): Values => Object.fromEntries(namesIn(element).map((name) => [name, valueIn(element, name)])),
    write(values: Values): void {
      prepare(values);
      for (const name of namesIn(element)) setValueIn(element, name, values[name] ?? "");
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
