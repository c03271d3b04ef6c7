import { defineSection } from "./define.ts";
import { sharedLinks } from "./shared-links.ts";

/** Clinics, workshops and meetings, in person and online. */
export const events = defineSection(
  {
    one: "Event",
    several: "Events",
    path: "/events",
    shownOn: "own page",
    title: "name",
    body: "description",
    order: "upcoming first",
    card: { kicker: "location" },
    cover: "event",
    subject: "location",
    updates: { filter: "event", most: 12, opens: "record" },
  },
  {
    name: { label: "Name", type: "line", required: true, searched: true },
    description: { label: "Description", type: "text", required: true, searched: true },
    city: {
      ...{ label: "City", type: "line", searched: true, inherited: true },
      hint: "Leave city and country empty if the event is online.",
    },
    country: { label: "Country", type: "country" },
    venue: {
      ...{ label: "Venue", type: "line", searched: true, inherited: true },
      hint: "The building or room.",
    },
    coordinates: {
      ...{ label: "Coordinates", type: "coordinates" },
      hint: "Latitude and longitude, such as 9.03, 38.74. The map knows capitals and large African cities without them.",
    },
    location: { label: "Place", type: "place", searched: true, hidden: true },
    event_languages: { label: "Languages of the event", type: "languages" },
    time_zone: { label: "Time zone", type: "zone", required: true },
    event_date: { label: "Starts", type: "instant", required: true },
    ends_at: { label: "Ends", type: "instant" },
    status: {
      label: "Status",
      type: { choices: { "": "As planned", cancelled: "Cancelled", postponed: "Postponed" } },
    },
    link: { label: "Link", type: "link" },
    image_url: { label: "Picture", type: "picture" },
    ...sharedLinks,
  },
);
