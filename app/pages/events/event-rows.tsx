import type { Card } from "../../../server/content/records.ts";
import type { RegistrationState } from "../../../server/registrations/registration-state.ts";
import { Announced } from "../../lists/announced.tsx";
import { RowImage, useShownPicture } from "../../lists/card-picture.tsx";
import { stateOf, titleWithStatus } from "../../lists/event-status.ts";
import { Highlight } from "../../lists/highlight.tsx";
import { languageName, languageNames } from "../../lists/language-name.ts";
import { type ListAddress, recordAddress } from "../../lists/list-address.ts";
import type { Pictured } from "../../lists/with-picture.ts";
import { registerLink } from "../../registration/register-link.ts";
import { useLanguage, useWords } from "../../rendering/language.ts";
import buttons from "../../ui/button.module.css";
import { CalendarDay } from "../../ui/calendar-day.tsx";
import { validTimeZone } from "../../ui/format-date.ts";
import { Link } from "../../ui/link.tsx";
import { LocalDate } from "../../ui/local-date.tsx";
import { State } from "../../ui/state.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import whole from "../../ui/whole-link.module.css";
import styles from "./event-rows.module.css";

type Event = Pictured<Card<"events">> & { registration: RegistrationState };
type EventRowsProps = { events: Event[]; address: ListAddress };

/** Events like the lines of a calendar: the day, what it is, where and when, and whether it is open. */
export function EventRows({ events, address }: EventRowsProps) {
  return (
    <ul className={styles.rows}>
      {events.map((event) => (
        <li key={event.id}>
          <EventRow {...{ event, address }} />
        </li>
      ))}
    </ul>
  );
}

function EventRow({ event, address }: { event: Event; address: ListAddress }) {
  const words = useWords();
  const page = useLanguage();
  const { id, excerpt, location, created_at, event_date, event_languages, language } = event;
  const picture = useShownPicture(event.picture);
  const title = titleWithStatus(words, event);
  const foreign = language === page ? undefined : language;
  const when = { instant: event_date, timeZone: validTimeZone(event.time_zone) };
  // The language that it is held in or, if that is unknown, of its text.
  const spoken = languageNames(event_languages, page) || (foreign && languageName(foreign, page));
  const { tone, text } = stateOf(words, page, event);
  const register = registerLink({ words, language: page }, event);
  return (
    <article id={id} className={styles.row}>
      <CalendarDay {...when} />
      <div className={styles.what}>
        <h3 dir="auto" lang={foreign}>
          <Link to={recordAddress("/events", id, address)} className={whole.link}>
            <Highlight text={title} q={address.q} />
          </Link>
        </h3>
        <p dir="auto" lang={foreign} className={styles.excerpt}>
          <Highlight text={excerpt} q={address.q} />
        </p>
      </div>
      <div className={styles.where}>
        <p>
          <b>
            <Highlight text={location} q={address.q} />
          </b>
        </p>
        <p>
          <LocalDate {...when} form="date-time" />
        </p>
        {spoken && <p>{spoken}</p>}
        <p className={styles.announced}>
          <Announced on={created_at} />
        </p>
      </div>
      <div className={styles.state}>
        <State tone={tone}>{text}</State>
        {register && (
          <Link to={register.to} className={`${buttons.button} ${buttons.outline}`}>
            {register.label}
            <VisuallyHidden>
              : <span lang={foreign}>{title}</span>
            </VisuallyHidden>
          </Link>
        )}
      </div>
      {picture && (
        <div className={styles.picture}>
          <RowImage picture={picture} ratio={4 / 3} />
        </div>
      )}
    </article>
  );
}
