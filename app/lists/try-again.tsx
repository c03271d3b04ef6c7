import { useLocation } from "react-router";
import { lists } from "../words/en/lists.ts";

/** The same address once more, asked of the server. */
export function TryAgain() {
  const { pathname, search } = useLocation();
  return <a href={pathname + search}>{lists.tryAgain}</a>;
}
