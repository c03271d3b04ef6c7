import { createElement, Fragment } from "react";
import { useWords } from "../rendering/language.ts";
import { LocalDate } from "../ui/local-date.tsx";

/** When an event was announced, on a card that shows the event's date first. The same day for all visitors. */
export function Announced({ on }: { on: string }) {
  const { lists } = useWords();
  const date = <LocalDate instant={on.slice(0, "2026-11-15".length)} />;
  return createElement(Fragment, null, ...lists.announced({ date }));
}
