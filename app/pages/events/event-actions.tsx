import { registerFor } from "../../enquiry/contact-addresses.ts";
import { useWords } from "../../rendering/language.ts";
import buttons from "../../ui/button.module.css";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Link } from "../../ui/link.tsx";

/** The calendar file of an event, and the contact form with its name and date filled in. */
export function EventActions({ id }: { id: string }) {
  const { ownWords, subjects } = useWords();
  return (
    <>
      <Link to={`/events/${encodeURIComponent(id)}.ics`} className={`${buttons.button} ${buttons.primary}`}>
        {ownWords.events.addToCalendar}
      </Link>
      <ButtonLink to={registerFor(id)} variant="outline">
        {subjects.register}
      </ButtonLink>
    </>
  );
}
