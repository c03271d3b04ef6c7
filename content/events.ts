import { defineSection } from "./define.ts";

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
    location: { label: "Place", type: "line", required: true, searched: true },
    time_zone: { label: "Time zone", type: "zone", required: true },
    event_date: { label: "Starts", type: "instant", required: true },
    ends_at: { label: "Ends", type: "instant" },
    status: {
      label: "Status",
      type: { choices: { "": "As planned", cancelled: "Cancelled", postponed: "Postponed" } },
    },
    link: { label: "Link", type: "link" },
    image_url: { label: "Picture", type: "picture" },
  },
);
