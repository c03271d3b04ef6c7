import { localDay } from "./local-day.ts";

/** The local day, place, languages and state of an event. */
export type HeldEvent = {
  day: string;
  time_zone: string;
  place: string;
  event_languages: string;
  status: string;
  past: boolean;
};

type EventCard = Omit<HeldEvent, "day" | "place"> & {
  event_date: string;
  location: string;
};

/** Undefined for a record that is no event. */
export function heldEvent(card: object): HeldEvent | undefined {
  if (!("event_date" in card)) return undefined;
  const { event_date, time_zone, location, event_languages, status, past } = card as EventCard;
  return { day: localDay(event_date, time_zone), time_zone, place: location, event_languages, status, past };
}
