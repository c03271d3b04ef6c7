import { useLoaderData } from "react-router";
import { checkedLink } from "../../lists/checked-link.server.ts";
import { loadRecord } from "../../lists/load-record.ts";
import { MissingRecord } from "../../lists/missing-record.tsx";
import { RecordLink } from "../../lists/record-link.tsx";
import { recordMeta } from "../../lists/record-meta.ts";
import { RecordPage } from "../../lists/record-page.tsx";
import { eventData } from "../../metadata/structured-data/event.ts";
import type { LoaderArgs, PageOf } from "../../rendering/route-module.ts";
import { siteContext } from "../../rendering/site-context.ts";
import { eventsRecord, events as words } from "../../words/en/events.ts";
import { CalendarLink } from "./calendar-link.tsx";
import { eventFacts } from "./event-facts.tsx";
import { knownZone, sameDay, zoneWords } from "./zone.server.ts";

const path = "/events";

const kind = { path, words: eventsRecord, structured: eventData } as const;

export const meta = (page: PageOf<typeof loader>) => recordMeta(page, kind, page.loaderData.found?.record);

export function loader(args: LoaderArgs) {
  const { events } = args.context.get(siteContext).content;
  const now = new Date();
  return loadRecord(args, async (id) => {
    const found = await events.find(id, now);
    if (!found) return undefined;
    const { name: title, description: _, link, ...record } = found;
    const time_zone = knownZone(record.time_zone);
    return {
      record: { ...record, title, time_zone },
      zone: zoneWords(time_zone, record.event_date),
      oneDay: sameDay(record.event_date, record.ends_at ?? record.event_date, time_zone),
      link: checkedLink(link),
      neighbours: await events.neighbours(found.id, now),
    };
  });
}

export default function Event() {
  const { found, from, failed } = useLoaderData<typeof loader>();
  if (!found) return <MissingRecord path={path} words={eventsRecord} from={from} failed={failed} />;
  const { record, zone, oneDay, link, neighbours } = found;
  return (
    <RecordPage
      path={path}
      words={eventsRecord}
      from={from}
      kind="event"
      record={record}
      kicker={record.past ? words.past : words.upcoming}
      lead={record.past && words.pastNote}
      facts={eventFacts({ ...record, zone, oneDay })}
      actions={
        (!record.past || link) && (
          <>
            {!record.past && <CalendarLink id={record.id} />}
            <RecordLink link={link} label={words.link} />
          </>
        )
      }
      neighbours={neighbours}
    />
  );
}
