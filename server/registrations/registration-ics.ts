/** The calendar entry of a person who has a place (RFC 5545 and 5546). */
import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalAttendeeType,
  ICalCalendarMethod,
  ICalEventStatus,
} from "ical-generator";
import type { Language } from "../../languages.ts";
import { organisation } from "../../organisation.ts";
import { messageIdAt } from "../mail/mail-headers.ts";

/** In mails, "REQUEST" adds or changes the entry, and "CANCEL" removes it. "PUBLISH" is for a download. */
export type IcsMethod = "REQUEST" | "CANCEL" | "PUBLISH";

type Entry = {
  /** Of the registration: the UID stays the same, so that a later file changes the same entry. */
  id: string;
  /** Calendars accept a change only with a higher number. */
  sequence: number;
  method: IcsMethod;
  status: string;
  title: string;
  place: string;
  description: string;
  url: string;
  starts: string;
  ends: string;
  stamp: Date;
  email: string;
  language: Language;
};

type Site = { siteUrl: string; mailFrom: string };

export function registrationIcs(entry: Entry, { siteUrl, mailFrom }: Site): string {
  const { id, sequence, method, title, place, starts, ends, stamp, url, email, language } = entry;
  const calendar = ical({
    prodId: { company: organisation.name, product: "Events", language: language.toUpperCase() },
    method: ICalCalendarMethod[method],
  });
  const status = method === "CANCEL" ? "CANCELLED" : entry.status === "postponed" ? "TENTATIVE" : "CONFIRMED";
  const event = calendar.createEvent({
    ...{ id: messageIdAt(siteUrl, `registration-${id}`), sequence, stamp, url },
    ...{ status: ICalEventStatus[status], start: new Date(starts) },
    // An end must be later than its start.
    ...(ends > starts && { end: new Date(ends) }),
    ...{ summary: withoutControls(title), location: withoutControls(place) },
    description: withoutControls(entry.description),
    // All methods require an organizer.
    organizer: { name: organisation.name, email: addressOf(mailFrom) },
  });
  // RFC 5546 allows no attendee in a published entry.
  if (method !== "PUBLISH")
    event.createAttendee({
      ...{ email, rsvp: false, status: ICalAttendeeStatus.ACCEPTED },
      ...{ role: ICalAttendeeRole.REQ, type: ICalAttendeeType.INDIVIDUAL },
    });
  // The library leaves out the last line break.
  return `${calendar.toString()}\r\n`;
}

const addressOf = (mailbox: string) => /<([^>]+)>/.exec(mailbox)?.[1] ?? mailbox;

/** Calendars allow no other control characters. */
const withoutControls = (text: string) => text.replace(/(?![\t\r\n])\p{Cc}/gu, "");
