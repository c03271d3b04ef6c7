import type { FeedKind, Kind, UpdateKind } from "../../../sections.ts";
import { counted, type ListWords, type RecordWords } from "./lists.ts";

/** What another language has to say too. What is missing for a section is a type error. */
export type SectionWords = {
  [K in Kind]: OneSection &
    (K extends UpdateKind ? UpdateWords : unknown) &
    (K extends FeedKind ? FeedWords : unknown);
};

type OneSection = {
  /** What a badge and a social image call one of its records. */
  one: string;
  list: ListWords;
  record: RecordWords;
};
type UpdateWords = { /** Leads from Latest Updates to the whole list. */ all: string };
type FeedWords = { /** What its feed says of itself. */ feed: string };

const allResources = "All Resources";

export const sectionWords: SectionWords = {
  our_work: {
    one: "Our Work",
    list: {
      title: "Our Work",
      description:
        "The projects of Secure AI Africa: research, engineering, training, policy and community work.",
      lead: "What we research, build and teach, project by project, with what is done and what is still open.",
      searchLabel: "Search projects",
      count: counted("1 project", "projects"),
      empty: ({ q }) =>
        q ? "No projects found matching your search." : "No projects available at the moment.",
    },
    record: {
      back: "Back to Our Work",
      neighbours: "More projects",
      previous: "Newer project",
      next: "Older project",
      notFound: "Project not found",
      notFoundDescription: "There is no project at this address.",
      notFoundLead: "There is no project at this address. It may have been renamed or withdrawn.",
      failedLead:
        "This project could not be loaded just now. The fault is ours. Please try again in a moment.",
      returnToList: "Return to Our Work",
    },
  },
  news: {
    one: "News",
    all: "All news",
    feed: "What we have published, learned and changed.",
    list: {
      title: "News",
      description:
        "News from Secure AI Africa: publications, reports from events, and notes on current work.",
      lead: "What we have published, learned and changed, newest first.",
      searchLabel: "Search news",
      count: counted("1 news item", "news items"),
      empty: ({ q }) => (q ? "No news found matching your search." : "No news available at the moment."),
    },
    record: {
      back: "Back to News",
      neighbours: "More news",
      previous: "Newer",
      next: "Older",
      notFound: "News not found",
      notFoundDescription: "There is no news item at this address.",
      notFoundLead: "There is no news item at this address. It may have been renamed or withdrawn.",
      failedLead:
        "This news item could not be loaded just now. The fault is ours. Please try again in a moment.",
      returnToList: "Return to News",
    },
  },
  events: {
    one: "Event",
    all: "All events",
    list: {
      title: "Events",
      description: "Clinics, workshops, round tables and open meetings on secure AI, in person and online.",
      lead: "Clinics, workshops and meetings, in person and online. Times are local to each event.",
      searchLabel: "Search events",
      count: counted("1 event", "events"),
      empty: ({ q }) => (q ? "No events found matching your search." : "No events available at the moment."),
    },
    record: {
      back: "Back to Events",
      neighbours: "More events",
      previous: "Previous event",
      next: "Next event",
      notFound: "Event not found",
      notFoundDescription: "There is no event at this address.",
      notFoundLead: "There is no event at this address. It may have been renamed or cancelled.",
      failedLead: "This event could not be loaded just now. The fault is ours. Please try again in a moment.",
      returnToList: "Return to Events",
    },
  },
  resources: {
    one: "Resource",
    all: "All resources",
    list: {
      title: "Resources",
      description: "Guides, checklists, policy briefs, publications and lessons on secure AI, free to use.",
      lead: "Guides, checklists, briefs and lessons. Read them here, or download the file.",
      searchLabel: "Search resources",
      count: counted("1 resource", "resources"),
      empty: ({ q, category, type }) => {
        if (!q && !category && !type) return "No resources available at the moment.";
        return `No resources found for category "${category || allResources}"${q ? " matching your search." : "."}`;
      },
    },
    record: {
      back: "Back to Resources",
      neighbours: "More resources",
      previous: "Newer resource",
      next: "Older resource",
      notFound: "Resource not found",
      notFoundDescription: "There is no resource at this address.",
      notFoundLead: "There is no resource at this address. It may have been renamed or withdrawn.",
      failedLead:
        "This resource could not be loaded just now. The fault is ours. Please try again in a moment.",
      returnToList: "Return to Resources",
    },
  },
};

/** What only the pages of one section say. */
export const ownWords = {
  our_work: {
    category: "Category",
    link: (host: string) => `Find out more on ${host}`,
  },
  news: {
    link: (host: string) => `Find out more on ${host}`,
  },
  events: {
    upcomingHeading: "Upcoming events",
    pastHeading: "Past events",
    /** The links of the map. */
    map: "Upcoming events on the map",
    onMap: (title: string, location: string) => `${location}: ${title}`,
    upcoming: "Upcoming event",
    past: "Past event",
    pastNote: "This event is over. We keep the page as a record.",
    date: "Date",
    starts: "Starts",
    ends: "Ends",
    time: "Time",
    timeZone: "Time zone",
    startsUtc: "Starts, in UTC",
    startsLocal: "Starts, in your time",
    place: "Place",
    addToCalendar: "Add to calendar",
    link: (host: string) => `Event page on ${host}`,
  },
  resources: {
    categories: "Categories",
    allResources,
    categoryNames: ["For the Public", "For Network Engineers", "For Policy Makers", "Training Materials"],
    onlyType: (type: string) => `Only this type: ${type}.`,
    allTypes: "Show all types",
    category: "Category",
    type: "Type",
    file: "File",
    download: "Download the file",
    /** "PDF, 84 KB"; a file kept elsewhere has no known size. */
    fileNote: (kind: string, size: string | undefined) => (size ? `${kind}, ${size}` : kind),
    /** On the card of a resource that has one. */
    withFile: (note: string) => `File: ${note}`,
    link: (host: string) => `Read the source on ${host}`,
  },
};
