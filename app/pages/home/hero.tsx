import type { PageWords } from "../../../content/pages/index.ts";
import type { OfferedPicture } from "../../../server/media/pictures/pictures.ts";
import { WeaveBand } from "../../art/weave-band.tsx";
import { EventMap } from "../../event-map/event-map.tsx";
import type { Located } from "../../event-map/pins.ts";
import { useShownPicture } from "../../lists/card-picture.tsx";
import { languageNames } from "../../lists/language-name.ts";
import { useLanguage, useWords } from "../../rendering/language.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { CalendarDay } from "../../ui/calendar-day.tsx";
import { ForeignText } from "../../ui/foreign-text.tsx";
import { Link } from "../../ui/link.tsx";
import { LocalDate } from "../../ui/local-date.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { State } from "../../ui/state.tsx";
import styles from "./hero.module.css";
import { HeroPicture } from "./hero-picture.tsx";

/** Browsers that know `rel="expect"` paint nothing before this element: header and hero in one frame, not in three. */
export const HERO_END = "hero-end";

export type UpcomingEvent = Located & {
  id: string;
  title: string;
  language: string;
  location: string;
  day: string;
  event_languages: string;
};

type HeroProps = {
  words: PageWords<"home">["hero"];
  coming: UpcomingEvent[];
  /** Shown instead of the map, if staff chose one. */
  picture: OfferedPicture | null;
};

export function Hero({ words, coming, picture }: HeroProps) {
  const shown = useShownPicture(picture);
  const { mapKey } = useWords().ownWords.events;
  return (
    <>
      <div className={styles.hero}>
        <PageHeader
          kicker={words.kicker}
          title={
            <>
              {`${words.firstSlogan} `}
              <span className={styles.second}>{words.secondSlogan}</span>
            </>
          }
          lead={words.lead}
        >
          <div id={HERO_END} className={styles.actions}>
            <ButtonLink to={words.first.to}>{words.first.label}</ButtonLink>
            <ButtonLink to={words.second.to} variant="outline">
              {words.second.label}
            </ButtonLink>
            <Link to={words.third.to} className={styles.third}>
              {words.third.label}
            </Link>
          </div>
        </PageHeader>
        <div className={styles.coming}>
          <EventMap
            heading={words.coming}
            lines={mapKey}
            instead={shown && <HeroPicture picture={shown} />}
            stops={coming.map((event) => ({
              ...event,
              to: `/events/${encodeURIComponent(event.id)}`,
              name: <ForeignText lang={event.language}>{event.title}</ForeignText>,
              about: <AboutEvent {...event} />,
            }))}
          />
        </div>
      </div>
      <WeaveBand />
    </>
  );
}

/** The day, place, language and state of an event, below its title. */
function AboutEvent({ day, location, event_languages }: UpcomingEvent) {
  const { ownWords } = useWords();
  const spoken = languageNames(event_languages, useLanguage());
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
      <State tone="open">{ownWords.events.upcoming}</State>
    </>
  );
}
