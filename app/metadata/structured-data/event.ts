import type { Event } from "schema-dts";
import { subjectOf } from "../../../content/kinds.ts";
import { publisher } from "./organisation.ts";
import type { Place } from "./records.ts";

type Announced = {
  id: string;
  subject?: string;
  language: string;
  title: string;
  excerpt: string;
  location: string;
  event_date: string;
  ends_at: string | null;
  status: string;
};

const statuses = new Map<string, "EventCancelled" | "EventPostponed">([
  ["cancelled", "EventCancelled"],
  ["postponed", "EventPostponed"],
]);

/** Authors write where an event is held in their own words; these begin like this. */
export const isOnline = (location: string) => /^online\b/i.test(location.trim());

export function eventData(event: Announced, place: Place): Event {
  const { url, image } = place;
  const online = isOnline(subjectOf("events", event));
  return {
    "@type": "Event",
    name: event.title,
    description: event.excerpt,
    inLanguage: event.language,
    url,
    image,
    startDate: event.event_date,
    ...(event.ends_at && { endDate: event.ends_at }),
    eventStatus: `https://schema.org/${statuses.get(event.status) ?? "EventScheduled"}`,
    eventAttendanceMode: `https://schema.org/${online ? "Online" : "Offline"}EventAttendanceMode`,
    location: online
      ? { "@type": "VirtualLocation", url }
      : { "@type": "Place", name: event.location, address: event.location },
    organizer: publisher(place),
  };
}
