import { useLocation, useNavigation } from "react-router";
import type { UpdateFilter } from "../../server/content/updates.ts";
import { filterIn } from "./filter.ts";

/** The filter in the address; from the moment another is chosen, that one, and `loading` until it has come. */
export function useFilter(): { filter: UpdateFilter; loading: boolean } {
  const here = useLocation();
  const next = useNavigation().location;
  const filter = filterIn(next?.pathname === here.pathname ? next.search : here.search);
  return { filter, loading: filter !== filterIn(here.search) };
}
