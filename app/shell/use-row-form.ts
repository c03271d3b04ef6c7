import { useWords } from "../rendering/language.ts";
import { useSite } from "../rendering/root-data.ts";
import { formOfRow, mostInRow } from "./row-fits.ts";

/** The form of the menu on wide screens, for the entries and names that it has now. */
export function useRowForm() {
  const { organisation, menu } = useSite();
  return formOfRow({
    brand: organisation.name,
    labels: menu.items.slice(0, mostInRow).map(({ label }) => label),
    search: useWords().shell.search,
    contact: menu.contact.label,
    hasMore: menu.items.length > mostInRow,
  });
}
