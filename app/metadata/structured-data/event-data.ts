import type { Event } from "schema-dts";
import { listedIn } from "../../../content/define.ts";
import { isOnline } from "../../../content/place.ts";
import { publisher } from "./organisation-data.ts";
import type { Place } from "./record-data.ts";

type Announced = {
  title: string;
  excerpt: string;
  location: string;
  city: string;
  country: string;
  event_languages: string;
  event_date: string;
  ends_at: string | null;
  status: string;
};

const statuses = new Map<string, "EventCancelled" | "EventPostponed">([
  ["cancelled", "EventCancelled"],
  ["postponed", "EventPostponed"],
]);

export function eventData(event: Announced, place: Place): Event {
  const { url, image } = place;
  const online = isOnline(event);
  const { city, country } = event;
  const spoken = listedIn(event.event_languages);
  return {
    "@type": "Event",
    name: event.title,
    description: event.excerpt,
    ...(spoken.length > 0 && { inLanguage: spoken }),
    url,
    image,
    startDate: event.event_date,
    ...(event.ends_at && { endDate: event.ends_at }),
    eventStatus: `https://schema.org/${statuses.get(event.status) ?? "EventScheduled"}`,
    eventAttendanceMode: `https://schema.org/${online ? "Online" : "Offline"}EventAttendanceMode`,
    location: online
      ? { "@type": "VirtualLocation", url }
      : {
          "@type": "Place",
          name: event.location,
          address: {
            "@type": "PostalAddress",
            ...(city && { addressLocality: city }),
            ...(country && { addressCountry: country }),
          },
        },
    organizer: publisher(place),
  };
}
