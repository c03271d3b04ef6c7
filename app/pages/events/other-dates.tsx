import { stateOf } from "../../lists/event-status.ts";
import { recordAddress } from "../../lists/list-address.ts";
import type { ShownEvent } from "../../registration/shown-event.ts";
import { useLanguage, useWords } from "../../rendering/language.ts";
import { Link } from "../../ui/link.tsx";
import { LocalDate } from "../../ui/local-date.tsx";
import styles from "./other-dates.module.css";

export type OtherDate = { id: string; event?: ShownEvent | undefined };

/** The other dates of a series, each with its own page and registration. */
export function OtherDates({ dates }: { dates: OtherDate[] }) {
  const words = useWords();
  const language = useLanguage();
  return (
    <ul className={styles.dates}>
      {dates.map(
        ({ id, event }) =>
          event && (
            <li key={id}>
              <Link to={recordAddress("/events", id)}>
                <LocalDate instant={event.day} form="day" />
              </Link>{" "}
              <small>{stateOf(words, language, event).text}</small>
            </li>
          ),
      )}
    </ul>
  );
}
