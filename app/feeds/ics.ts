import ical, { ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import { kinds } from "../../content/kinds.ts";
import { localPath } from "../../languages.ts";
import { organisation } from "../../organisation.ts";
import type { Site } from "../../server/site.ts";
import { titleWithStatus } from "../lists/event-status.ts";
import { recordAddress } from "../lists/list-address.ts";
import { registrationStates } from "../registration/registration-states.ts";
import { registrationWords } from "../registration/registration-words.ts";
import { wordsIn } from "../words/words.ts";

type CalendarEvent = {
  id: string;
  title: string;
  /** What the event is about, as plain text. */
  text: string;
  location: string;
  event_date: string;
  time_zone: string;
  ends_at: string | null;
  status: string;
  created_at: string;
  updated_at: string | null;
};

/** An event held as planned has no status. */
const statuses = new Map([
  ["cancelled", ICalEventStatus.CANCELLED],
  ["postponed", ICalEventStatus.TENTATIVE],
]);

const HALF_A_DAY = 12 * 60 * 60;

/** Events as an iCalendar file (RFC 5545). */
export async function icsFile(site: Site, events: CalendarEvent[]): Promise<string> {
  const { settings, language, content } = site;
  const { siteUrl } = settings;
  const words = wordsIn(language);
  const calendar = ical({
    name: words.feeds.calendar({ organisation: (await content.organisation()).name }),
    prodId: { company: organisation.name, product: "Events", language: language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    ttl: HALF_A_DAY,
  });
  const { host } = new URL(siteUrl);
  const registrationOf = await registrationStates(
    site,
    events.map(({ id }) => id),
  );
  for (const event of events) {
    const { id, text, location, event_date, ends_at, created_at, updated_at } = event;
    const status = statuses.get(event.status);
    const { text: registering } =
      registrationWords(registrationOf(id), { words, language, timeZone: event.time_zone }) ?? {};
    const url = siteUrl + localPath(language, recordAddress(kinds.events.path, id));
    calendar.createEvent({
      // Stable, or each refresh would add the event again.
      id: `${encodeURIComponent(id)}@${host}`,
      stamp: new Date(updated_at ?? created_at),
      // Calendars accept a change only with a higher sequence number.
      ...(status && { status, sequence: 1 }),
      start: new Date(event_date),
      // An end must be later than its start.
      ...(ends_at && ends_at > event_date && { end: new Date(ends_at) }),
      summary: withoutControls(titleWithStatus(words, event)),
      description: [withoutControls(text), registering, url]
        .filter((part) => part !== undefined)
        .join("\n\n"),
      location: withoutControls(location),
      url,
    });
  }
  // The library leaves out the last line break.
  return `${calendar.toString()}\r\n`;
}

/** Calendars allow no other control characters. */
function withoutControls(text: string): string {
  return text.replace(/(?![\t\r\n])\p{Cc}/gu, "");
}
