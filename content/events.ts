import { defineSection } from "./define.ts";
import { sharedLinks } from "./shared-links.ts";

/** A fact that only the event's own page shows. A translation without it uses the original's. */
const fact = { type: "line", inherited: true, long: true, maxLength: 500 } as const;

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
    directions: {
      ...{ label: "Directions", ...fact },
      hint: "How to find the place: bus stops, landmarks, the entrance.",
    },
    accessibility: {
      ...{ label: "Accessibility of the place", ...fact },
      hint: "Steps, lifts, toilets, sign language, live captions.",
    },
    event_languages: { label: "Languages of the event", type: "languages" },
    cost: { ...{ label: "Cost", ...fact }, hint: "For example: free, with lunch." },
    audience: { ...{ label: "For whom", ...fact }, hint: "Whom it is for, and what they need to know." },
    bring: { ...{ label: "What to bring", ...fact }, hint: "For example: a laptop and your own questions." },
    contact_email: {
      ...{ label: "Contact of the event", type: "email", long: true },
      hint: "Visitors see this e-mail address on the page of the event.",
    },
    time_zone: { label: "Time zone", type: "zone", required: true },
    event_date: { label: "Starts", type: "instant", required: true },
    ends_at: { label: "Ends", type: "instant" },
    status: {
      label: "Status",
      type: { choices: { "": "As planned", cancelled: "Cancelled", postponed: "Postponed" } },
    },
    /** The address of the first event of a series; empty for that event, and for one that does not repeat. */
    series: { label: "Series", type: "line", hidden: true, filter: true },
    link: { label: "Link", type: "link" },
    image_url: { label: "Picture", type: "picture" },
    ...sharedLinks,
  },
);
