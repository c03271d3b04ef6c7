import { useLoaderData } from "react-router";
import { Follow } from "../../follow/follow.tsx";
import { Announced } from "../../lists/announced.tsx";
import { Cards } from "../../lists/cards.tsx";
import { listMeta } from "../../lists/list-meta.ts";
import { ListPage } from "../../lists/list-page.tsx";
import { loadList } from "../../lists/load-list.ts";
import { calendarLink } from "../../metadata/feed-links.ts";
import { useLowData } from "../../rendering/low-data.ts";
import type { LoaderArgs, PageOf } from "../../rendering/route-module.ts";
import { LocalDate } from "../../ui/local-date.tsx";
import { ownWords } from "../../words/en/sections.ts";
import styles from "./events.module.css";
import { ListedEventsMap } from "./listed-events-map.tsx";
import { knownZone } from "./zone.server.ts";

export const meta = (page: PageOf<typeof loader>) => listMeta(page);

export const links = () => [calendarLink];

export const loader = (args: LoaderArgs) => loadList(args, "events");

const words = ownWords.events;

export default function Events() {
  const loaded = useLoaderData<typeof loader>();
  const lowDataMode = useLowData();
  const map = <ListedEventsMap {...loaded} />;
  return (
    <>
      <ListPage {...loaded} opening={lowDataMode ? undefined : { className: styles.header, content: map }}>
        {(items) =>
          [
            { heading: words.upcomingHeading, events: items.filter(({ past }) => !past) },
            { heading: words.pastHeading, events: items.filter(({ past }) => past) },
          ]
            .filter(({ events }) => events.length > 0)
            .map(({ heading, events }) => (
              <section key={heading} className={styles.group}>
                <h2 className={styles.heading}>{heading}</h2>
                <Cards
                  {...loaded}
                  items={events}
                  widenFirst={!events[0]?.past}
                  heading="h3"
                  date={({ event_date, time_zone, created_at }) => (
                    <>
                      <b>
                        <LocalDate instant={event_date} timeZone={knownZone(time_zone)} form="date-time" />
                      </b>
                      <br />
                      <Announced on={created_at} />
                    </>
                  )}
                />
              </section>
            ))
        }
      </ListPage>
      <Follow calendar="link and address" />
    </>
  );
}
