import buttons from "../../ui/button.module.css";
import { ownWords } from "../../words/en/sections.ts";

const words = ownWords.events;

/** A file that a calendar opens, not a page: the browser asks for it itself. */
export function CalendarLink({ id }: { id: string }) {
  return (
    <a href={`/events/${encodeURIComponent(id)}.ics`} className={`${buttons.button} ${buttons.primary}`}>
      {words.addToCalendar}
    </a>
  );
}
