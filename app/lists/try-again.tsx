import { useLocation } from "react-router";
import { useWords } from "../rendering/language.ts";

/** Reloads the page from the server. */
export function TryAgain() {
  const { lists } = useWords();
  const { pathname, search } = useLocation();
  return <a href={pathname + search}>{lists.tryAgain}</a>;
}
