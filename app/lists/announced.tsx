import { createElement, Fragment } from "react";
import { LocalDate } from "../ui/local-date.tsx";
import { lists } from "../words/en/lists.ts";

/** When an event was published, on a card that shows its own date first. The same day for everyone. */
export function Announced({ on }: { on: string }) {
  const date = <LocalDate instant={on.slice(0, "2026-11-15".length)} />;
  return createElement(Fragment, null, ...lists.announced(date));
}
