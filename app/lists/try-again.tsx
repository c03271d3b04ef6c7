import { useLocation } from "react-router";
import { ErrorReference } from "../rendering/error-reference.tsx";
import { useWords } from "../rendering/language.ts";

/** Reloads the page from the server. With the reference of the failure. */
export function TryAgain() {
  const { errors, lists } = useWords();
  const { pathname, search } = useLocation();
  return (
    <>
      <a href={pathname + search}>{lists.tryAgain}</a> <ErrorReference label={errors.reference} />
    </>
  );
}
