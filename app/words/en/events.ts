import { counted, type ListWords, type RecordWords } from "./lists.ts";

const count = counted("1 event", "events");

export const eventsList: ListWords = {
  title: "Events",
  description: "Clinics, workshops, round tables and open meetings on secure AI, in person and online.",
  lead: "Clinics, workshops and meetings, in person and online. Times are local to each event.",
  searchLabel: "Search events",
  count,
  empty: ({ q }) => (q ? "No events found matching your search." : "No events available at the moment."),
};

export const eventsRecord: RecordWords = {
  back: "Back to Events",
  neighbours: "More events",
  previous: "Previous event",
  next: "Next event",
  notFound: "Event not found",
  notFoundDescription: "There is no event at this address.",
  notFoundLead: "There is no event at this address. It may have been renamed or cancelled.",
  failedLead: "This event could not be loaded just now. The fault is ours. Please try again in a moment.",
  returnToList: "Return to Events",
};

export const events = {
  upcomingHeading: "Upcoming events",
  pastHeading: "Past events",
  upcoming: "Upcoming event",
  past: "Past event",
  pastNote: "This event is over. We keep the page as a record.",
  date: "Date",
  starts: "Starts",
  ends: "Ends",
  time: "Time",
  timeZone: "Time zone",
  place: "Place",
  addToCalendar: "Add to calendar",
  link: "Event link",
};
