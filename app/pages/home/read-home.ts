import { localDay } from "../../../server/content/local-day.ts";
import type { UpdateFilter } from "../../../server/content/updates.ts";
import { cut } from "../../../server/markdown/plain-text.ts";
import type { Site } from "../../../server/site.ts";
import { withPictures } from "../../lists/with-picture.ts";
import { registrationStates, withRegistration } from "../../registration/registration-states.ts";
import type { UpcomingEvent } from "./coming-up.tsx";
import type { WorkCard } from "./newest-work.tsx";
import { filterIn } from "./update-addresses.ts";
import type { Update } from "./update-card.tsx";

const comingEvents = 4;
/** Characters that fit into the two lines of a card. */
const twoLines = 84;

type HomeParts = {
  coming: UpcomingEvent[];
  work: WorkCard[] | undefined;
  filter: UpdateFilter;
  updates: Update[] | undefined;
};

/** A part that could not be read is undefined; the others are not affected. */
export async function readHome(site: Site, search: string): Promise<HomeParts> {
  const { content, pictures, log } = site;
  const filter = filterIn(search);
  const orUndefined = <T>(part: Promise<T>, failure: string) =>
    part.catch((error) => {
      log.error(failure, { error });
      return undefined;
    });
  const readWork = async () => {
    const work = await withPictures(pictures, await content.updates.work());
    return work.map((item) => ({ ...item, excerpt: cut(item.excerpt, twoLines) }));
  };
  const readUpdates = async () => {
    const newest = await withRegistration(site, await content.updates.newest(filter));
    const updates = await withPictures(pictures, newest);
    return updates.map((item) => ({
      ...item,
      description: cut(item.description, twoLines),
      created_at: item.created_at.slice(0, "2026-11-15".length),
    }));
  };
  const readUpcoming = async () => {
    const { items } = await content.events.page({});
    const coming = items.filter(({ past, status }) => !past && !status).slice(0, comingEvents);
    const registrationOf = await registrationStates(
      site,
      coming.map((event) => event.id),
    );
    return coming.map(
      ({ id, title, language, location, city, country, coordinates, event_languages, ...event }) => ({
        ...{ id, title, language, location, city, country, coordinates, event_languages },
        ...{ time_zone: event.time_zone, registration: registrationOf(id) },
        day: localDay(event.event_date, event.time_zone),
      }),
    );
  };
  const [coming, work, updates] = await Promise.all([
    orUndefined(readUpcoming(), "The next events could not be read"),
    orUndefined(readWork(), "The newest work could not be read"),
    // The words that app/browser/filter-updates.ts logs in the browser, as the specification asks.
    orUndefined(readUpdates(), "Error fetching updates:"),
  ]);
  return { coming: coming ?? [], work, filter, updates };
}
