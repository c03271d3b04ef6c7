import { useLoaderData } from "react-router";
import { recordAddress } from "../../lists/list-address.ts";
import { listMeta } from "../../lists/list-meta.ts";
import { ListPage } from "../../lists/list-page.tsx";
import { loadList } from "../../lists/load-list.ts";
import { calendarLink } from "../../metadata/feed-links.ts";
import type { LoaderArgs, PageOf } from "../../rendering/route-module.ts";
import { siteContext } from "../../rendering/site-context.ts";
import { CardGrid } from "../../ui/card-grid.tsx";
import { eventsList, events as words } from "../../words/en/events.ts";
import { EventCard } from "./event-card.tsx";
import styles from "./events.module.css";
import { knownZone } from "./zone.server.ts";

const path = "/events";

export const meta = (page: PageOf<typeof loader>) => listMeta(page, path, eventsList, page.loaderData);

export const links = () => [calendarLink];

export function loader(args: LoaderArgs) {
  const { events } = args.context.get(siteContext).content;
  return loadList(args, path, async ({ q, page }) => {
    const list = await events.page({ q, page, now: new Date() });
    const items = list.items.map((event) => ({ ...event, time_zone: knownZone(event.time_zone) }));
    return { ...list, items };
  });
}

export default function Events() {
  const { address, list } = useLoaderData<typeof loader>();
  return (
    <ListPage path={path} words={eventsList} address={address} list={list}>
      {(items) =>
        [
          { heading: words.upcomingHeading, events: items.filter(({ past }) => !past) },
          { heading: words.pastHeading, events: items.filter(({ past }) => past) },
        ]
          .filter(({ events }) => events.length > 0)
          .map(({ heading, events }) => (
            <section key={heading} className={styles.group}>
              <h2 className={styles.heading}>{heading}</h2>
              <CardGrid>
                {events.map((event) => (
                  <EventCard key={event.id} event={event} to={recordAddress(path, event.id, address)} />
                ))}
              </CardGrid>
            </section>
          ))
      }
    </ListPage>
  );
}
