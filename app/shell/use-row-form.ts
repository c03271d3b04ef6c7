import { useWords } from "../rendering/language.ts";
import { useSite } from "../rendering/root-data.ts";
import { formOfRow, mostInRow } from "./menu-row.ts";

type Menu = ReturnType<typeof useSite>["menu"];

/** Menus are read once for each version of the content, and so are their forms. */
const known = new WeakMap<Menu, ReturnType<typeof formOfRow>>();

/** The form of the menu on wide screens, for the entries and names that it has now. */
export function useRowForm() {
  const { organisation, menu } = useSite();
  const { shell } = useWords();
  const form =
    known.get(menu) ??
    formOfRow({
      brand: organisation.name,
      labels: menu.items.slice(0, mostInRow).map(({ label }) => label),
      search: shell.search,
      contact: menu.contact.label,
      hasMore: menu.items.length > mostInRow,
    });
  known.set(menu, form);
  return form;
}
