import { useLocation } from "react-router";
import { ButtonLink } from "../ui/button-link.tsx";
import { updates } from "../words/en/updates.ts";

/** Asks for the same page once more. */
export function TryAgain() {
  const { pathname, search } = useLocation();
  return (
    <ButtonLink to={pathname + search} variant="outline">
      {updates.tryAgain}
    </ButtonLink>
  );
}
