import { useLocation } from "react-router";
import { useHydrated } from "../ui/use-hydrated.ts";

/** Whether the address leads to the card with this id; undefined where only the browser knows. */
export function useMarked(): (id: string) => boolean | undefined {
  const { hash } = useLocation();
  const hydrated = useHydrated();
  return (id) => (hydrated ? hash === `#${id}` || hash === `#${encodeURIComponent(id)}` : undefined);
}
