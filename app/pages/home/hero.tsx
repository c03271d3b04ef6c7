import type { PageWords } from "../../../content/pages/index.ts";
import { WeaveBand } from "../../art/weave-band.tsx";
import { EventMap } from "../../event-map/event-map.tsx";
import type { Located } from "../../event-map/pins.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { ForeignText } from "../../ui/foreign-text.tsx";
import { Link } from "../../ui/link.tsx";
import { LocalDate } from "../../ui/local-date.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import styles from "./hero.module.css";

export type UpcomingEvent = Located & { id: string; location: string; day: string };

type HeroProps = { words: PageWords<"home">["hero"]; coming: UpcomingEvent[] };

export function Hero({ words, coming }: HeroProps) {
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
          <div className={styles.actions}>
            <ButtonLink to={words.first.to}>{words.first.label}</ButtonLink>
            <ButtonLink to={words.second.to} variant="outline">
              {words.second.label}
            </ButtonLink>
            <Link to={words.third.to} className={styles.third}>
              {words.third.label}
            </Link>
          </div>
        </PageHeader>
        <div className={styles.map}>
          <EventMap
            heading={words.coming}
            stops={coming.map(({ location, day, ...event }) => ({
              ...event,
              to: `/events/${encodeURIComponent(event.id)}`,
              name: (
                <>
                  <ForeignText>{location}</ForeignText> <LocalDate instant={day} />
                </>
              ),
            }))}
          />
        </div>
      </div>
      <WeaveBand />
    </>
  );
}
