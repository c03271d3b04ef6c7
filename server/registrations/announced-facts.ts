/** The date and place of an event that registered people were last told. */
import type { EventFacts } from "./event-facts.ts";

export type AnnouncedFacts = Pick<
  EventFacts,
  "starts" | "ends" | "zone" | "status" | "venue" | "city" | "country"
> & { online: string };

export function announcedFacts(event: EventFacts, online: string): AnnouncedFacts {
  const { starts, ends, zone, status, venue, city, country } = event;
  return { starts, ends, zone, status, venue, city, country, online };
}

export const sameFacts = (one: AnnouncedFacts, other: AnnouncedFacts): boolean =>
  (Object.keys(one) as (keyof AnnouncedFacts)[]).every((name) => one[name] === other[name]);
