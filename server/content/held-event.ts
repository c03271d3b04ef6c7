import { localDay } from "./local-day.ts";
import type { Card } from "./records.ts";

/** The local day, place, languages and state of an event. */
export type HeldEvent = {
  day: string;
  place: string;
  event_languages: string;
  status: string;
  past: boolean;
};

/** Undefined for a record that is no event. */
export function heldEvent(card: object): HeldEvent | undefined {
  if (!("event_date" in card)) return undefined;
  const { event_date, time_zone, location, event_languages, status, past } = card as Card<"events">;
  return { day: localDay(event_date, time_zone), place: location, event_languages, status, past };
}
