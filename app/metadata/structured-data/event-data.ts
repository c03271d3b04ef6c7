import type { Event, Offer } from "schema-dts";
import { listedIn } from "../../../content/define.ts";
import { isOnline } from "../../../content/place.ts";
import type { RegistrationState } from "../../../server/registrations/registration-state.ts";
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
  audience: string;
  registration: RegistrationState;
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
    ...(event.audience && { audience: { "@type": "Audience", audienceType: event.audience } }),
    ...registrationData(event.registration, `${url}/register`),
  };
}

type Registering = Pick<Extract<Event, { "@type": "Event" }>, "offers" | "remainingAttendeeCapacity">;

/** How to register, as an offer: the term that search engines know for a place at an event. */
function registrationData(registration: RegistrationState, url: string): Registering {
  const offer = (about: Partial<Offer>) => ({ offers: { "@type": "Offer", url, ...about } as Offer });
  const available = (state: "InStock" | "LimitedAvailability" | "OutOfStock" | "SoldOut") => ({
    availability: `https://schema.org/${state}` as const,
  });
  switch (registration.state) {
    case "not-yet":
      return offer({ validFrom: registration.opens });
    case "open":
    case "few": {
      const { state, left, closes } = registration;
      return {
        ...offer({
          ...available(state === "few" ? "LimitedAvailability" : "InStock"),
          ...(closes && { availabilityEnds: closes }),
        }),
        ...(left !== undefined && { remainingAttendeeCapacity: left }),
      };
    }
    case "waiting-list":
    case "full":
      return offer(available("SoldOut"));
    case "closed":
      return offer({ ...available("OutOfStock"), availabilityEnds: registration.on });
    default:
      return {};
  }
}
