import { useWords } from "../../rendering/language.ts";
import buttons from "../../ui/button.module.css";
import { Link } from "../../ui/link.tsx";

/** The calendar file of an event. */
export function AddToCalendar({ id }: { id: string }) {
  const { ownWords } = useWords();
  return (
    <Link to={`/events/${encodeURIComponent(id)}.ics`} className={`${buttons.button} ${buttons.outline}`}>
      {ownWords.events.addToCalendar}
    </Link>
  );
}
