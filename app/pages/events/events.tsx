import { useLoaderData } from "react-router";
import { Follow } from "../../lists/follow.tsx";
import { listMeta } from "../../lists/list-meta.ts";
import { ListPage } from "../../lists/list-page.tsx";
import { loadList } from "../../lists/load-list.ts";
import { calendarLink } from "../../metadata/feed-links.ts";
import { registrationStates } from "../../registration/registration-states.ts";
import { useWords } from "../../rendering/language.ts";
import { useLowData } from "../../rendering/root-data.ts";
import type { LoaderArgs, PageFacts, PageOf } from "../../rendering/route-module.ts";
import { EventRows } from "./event-rows.tsx";
import styles from "./events.module.css";
import { ListedEventsMap, markedEvents } from "./listed-events-map.tsx";

export const meta = (page: PageOf<typeof loader>) => listMeta(page);

export const links = (page: PageFacts) => [calendarLink(page)];

export const loader = (args: LoaderArgs) =>
  loadList(args, "events", {
    addFields: async (events, site) => {
      const registrationOf = await registrationStates(
        site,
        events.map(({ id }) => id),
      );
      return ({ id }) => ({ registration: registrationOf(id) });
    },
  });

export default function Events() {
  const { events: words } = useWords().ownWords;
  const loaded = useLoaderData<typeof loader>();
  const lowDataMode = useLowData();
  const marked = lowDataMode ? [] : markedEvents(loaded.list?.items ?? []);
  const map = <ListedEventsMap events={marked} address={loaded.address} />;
  return (
    <>
      <ListPage
        {...loaded}
        opening={marked.length > 0 ? { className: styles.header, content: map } : undefined}
      >
        {(items) =>
          [
            { heading: words.upcomingHeading, events: items.filter(({ past }) => !past) },
            { heading: words.pastHeading, events: items.filter(({ past }) => past) },
          ]
            .filter(({ events }) => events.length > 0)
            .map(({ heading, events }) => (
              <section key={heading} className={styles.group}>
                <h2 className={styles.heading}>{heading}</h2>
                <EventRows events={events} address={loaded.address} />
              </section>
            ))
        }
      </ListPage>
      <Follow calendar="link and address" />
    </>
  );
}
