import type { ShownEvent } from "../registration/shown-event.ts";
import { useLanguage, useWords } from "../rendering/language.ts";
import { ForeignText } from "../ui/foreign-text.tsx";
import { LocalDate } from "../ui/local-date.tsx";
import { stateOf } from "./event-status.ts";
import { languageNames } from "./language-name.ts";

/** Wherever an event is named in a line: "26 November 2026 · Nairobi, Kenya · English · Upcoming event". */
export function EventSummary({ day, place, event_languages, ...event }: ShownEvent) {
  const words = useWords();
  const language = useLanguage();
  const spoken = languageNames(event_languages, language);
  return (
    <span>
      <LocalDate instant={day} /> · <ForeignText>{place}</ForeignText>
      {spoken && ` · ${spoken}`} · {stateOf(words, language, event).text}
    </span>
  );
}
