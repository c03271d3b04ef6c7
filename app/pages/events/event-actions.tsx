import { useWords } from "../../rendering/language.ts";
import buttons from "../../ui/button.module.css";
import { Link } from "../../ui/link.tsx";

/** A file that a calendar opens, not a page: the browser asks for it itself. */
export function CalendarLink({ id }: { id: string }) {
  const { addToCalendar } = useWords().ownWords.events;
  return (
    <Link to={`/events/${encodeURIComponent(id)}.ics`} className={`${buttons.button} ${buttons.primary}`}>
      {addToCalendar}
    </Link>
  );
}
