import type { OfferedPicture } from "../../../server/media/pictures/pictures.ts";
import type { RegistrationState } from "../../../server/registrations/registration-state.ts";
import { EventMap } from "../../event-map/event-map.tsx";
import type { Located } from "../../event-map/pins.ts";
import { useShownPicture } from "../../lists/card-picture.tsx";
import { stateOf } from "../../lists/event-status.ts";
import { languageNames } from "../../lists/language-name.ts";
import { useLanguage, useWords } from "../../rendering/language.ts";
import { CalendarDay } from "../../ui/calendar-day.tsx";
import { ForeignText } from "../../ui/foreign-text.tsx";
import { LocalDate } from "../../ui/local-date.tsx";
import { State } from "../../ui/state.tsx";
import styles from "./coming-up.module.css";
import { HeroPicture } from "./hero-picture.tsx";

export type UpcomingEvent = Located & {
  id: string;
  title: string;
  language: string;
  location: string;
  day: string;
  event_languages: string;
  time_zone: string;
  registration: RegistrationState;
};

type ComingUpProps = {
  heading: string;
  events: UpcomingEvent[];
  /** Shown instead of the map, if staff chose one. */
  picture: OfferedPicture | null;
};

export function ComingUp({ heading, events, picture }: ComingUpProps) {
  const shown = useShownPicture(picture);
  const { mapKey } = useWords().ownWords.events;
  return (
    <div className={styles.coming}>
      <EventMap
        heading={heading}
        lines={mapKey}
        instead={shown && <HeroPicture picture={shown} />}
        stops={events.map((event) => ({
          ...event,
          to: `/events/${encodeURIComponent(event.id)}`,
          name: <ForeignText lang={event.language}>{event.title}</ForeignText>,
          about: <AboutEvent {...event} />,
        }))}
      />
    </div>
  );
}

/** The day, place, language and state of an event, below its title. */
function AboutEvent({ day, location, event_languages, ...event }: UpcomingEvent) {
  const language = useLanguage();
  const spoken = languageNames(event_languages, language);
  const { tone, text } = stateOf(useWords(), language, { ...event, status: "", past: false });
  return (
    <>
      <CalendarDay instant={day} />
      <p>
        <b>
          <ForeignText>{location}</ForeignText>
        </b>
        <br />
        <LocalDate instant={day} form="day" />
        {spoken && (
          <>
            <br />
            {spoken}
          </>
        )}
      </p>
      <State tone={tone}>{text}</State>
    </>
  );
}
