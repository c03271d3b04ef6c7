import { useLoaderData } from "react-router";
import { statusWords } from "../../lists/event-status.ts";
import { loadRecord } from "../../lists/load-record.ts";
import { updatedFact } from "../../lists/published-facts.tsx";
import { RecordLink } from "../../lists/record-link.tsx";
import { recordMeta } from "../../lists/record-meta.ts";
import { RecordPage } from "../../lists/record-page.tsx";
import { eventData } from "../../metadata/structured-data/event-data.ts";
import { Registration } from "../../registration/registration.tsx";
import { registrationStates } from "../../registration/registration-states.ts";
import { useLanguage, useWords } from "../../rendering/language.ts";
import type { LoaderArgs, PageOf } from "../../rendering/route-module.ts";
import { validTimeZone } from "../../ui/format-date.ts";
import { AddToCalendar } from "./add-to-calendar.tsx";
import { eventFacts } from "./event-facts.tsx";
import { sameDay, timeZoneName } from "./time-zone.server.ts";

export const meta = (page: PageOf<typeof loader>) => recordMeta(page, eventData);

export const loader = (args: LoaderArgs) =>
  loadRecord(args, "events", {
    async addFields({ event_date, ends_at, ...event }, site) {
      const time_zone = validTimeZone(event.time_zone);
      const zone = timeZoneName(time_zone, event_date, site.language);
      const registration = (await registrationStates(site, [event.id]))(event.id);
      return { registration, time_zone, zone, oneDay: sameDay(event_date, ends_at ?? event_date, time_zone) };
    },
  });

export default function Event() {
  const all = useWords();
  const language = useLanguage();
  const { events: words } = all.ownWords;
  return (
    <RecordPage
      {...useLoaderData<typeof loader>()}
      details={(event) => {
        const stated = statusWords(all, event);
        const isOpen = !event.past && event.status !== "cancelled";
        return {
          kicker: stated?.kicker ?? (event.past ? words.past : words.upcoming),
          lead: stated?.note ?? (event.past && words.pastNote),
          ownLanguage: true,
          first: <Registration event={event}>{isOpen && <AddToCalendar id={event.id} />}</Registration>,
          facts: [...eventFacts(all, language, event), ...updatedFact(all, event.updated_at)],
          actions: event.link && <RecordLink link={event.link} onHost={words.link} />,
        };
      }}
    />
  );
}
