import { controlOf, setValueIn, valueIn } from "./form-controls.ts";
import { sameValues, type Values } from "./values.ts";

/** The names of the fields to save. They change as the writer adds and removes entries of lists. */
export type NamesIn = (form: HTMLFormElement) => string[];
/** Called before values are written into the fields. */
export type Prepare = (values: Values) => void;

/** The form that autosave reads and writes. */
export function autosavedForm(
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
    /** Autosave does not change the web address, which visitors may know: only submitting the form does. */
    addressChanged: () => control("slug").value !== slug,
    setStored(known: string, revision: number): void {
      if (!form.addressChanged()) form.setAddress(known);
      slug = known;
      form.setBase(revision);
    },
  };
  return form;
}
