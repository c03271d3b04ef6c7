import { useLoaderData } from "react-router";
import { heldEvent } from "../../../server/content/held-event.ts";
import { otherDates } from "../../../server/content/series.ts";
import { statusWords } from "../../lists/event-status.ts";
import { loadRecord } from "../../lists/load-record.ts";
import { updatedFact } from "../../lists/published-facts.tsx";
import { RecordLink } from "../../lists/record-link.tsx";
import { recordMeta } from "../../lists/record-meta.ts";
import { RecordPage } from "../../lists/record-page.tsx";
import { eventData } from "../../metadata/structured-data/event-data.ts";
import { Registration } from "../../registration/registration.tsx";
import { registrationStates, withRegistration } from "../../registration/registration-states.ts";
import { useLanguage, useWords } from "../../rendering/language.ts";
import type { LoaderArgs, PageOf } from "../../rendering/route-module.ts";
import { validTimeZone } from "../../ui/format-date.ts";
import { AddToCalendar } from "./add-to-calendar.tsx";
import { eventFacts } from "./event-facts.tsx";
import { OtherDates } from "./other-dates.tsx";
import { sameDay, timeZoneName } from "./time-zone.server.ts";

export const meta = (page: PageOf<typeof loader>) => recordMeta(page, eventData);

export const loader = (args: LoaderArgs) =>
  loadRecord(args, "events", {
    async addFields({ event_date, ends_at, ...event }, site) {
      const time_zone = validTimeZone(event.time_zone);
      const zone = timeZoneName(time_zone, event_date, site.language);
      const registration = (await registrationStates(site, [event.id]))(event.id);
      const dates = (await otherDates(site.content, event)).map((card) => ({
        ...{ id: card.id, event: heldEvent(card) },
      }));
      return {
        registration,
        dates: await withRegistration(site, dates),
        time_zone,
        zone,
        oneDay: sameDay(event_date, ends_at ?? event_date, time_zone),
      };
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
          facts: [
            ...eventFacts(all, language, event),
            ...(event.dates.length > 0
              ? [{ term: words.otherDates, detail: <OtherDates dates={event.dates} />, isWide: true }]
              : []),
            ...updatedFact(all, event.updated_at),
          ],
          actions: event.link && <RecordLink link={event.link} onHost={words.link} />,
        };
      }}
    />
  );
}
