import type { SectionKind, UpdateKind } from "../../../content/kinds.ts";
import { message } from "../message.ts";
import type { ListWords, RecordWords, Total } from "./lists.ts";

/** The words that every section needs, in every language. A missing one is a type error. */
export type SectionWords = {
  [K in SectionKind]: OneSection & (K extends UpdateKind ? UpdateWords : unknown);
};

type OneSection = {
  /** The name of one record, on badges and social images. */
  one: string;
  list: ListWords;
  record: RecordWords;
};
type UpdateWords = { /** The link from Latest Updates to the whole list. */ all: string };

/** Whether a list is searched or filtered, and by which category. */
type ListState = { narrowed: boolean; searched: boolean; category: string };

export const sectionWords: SectionWords = {
  our_work: {
    one: "Our Work",
    list: {
      searchLabel: "Search projects",
      count: message<Total>(
        "{more, select, true {More than {total, number} projects} other {{total, plural, one {# project} other {# projects}}}}",
      ),
      empty: message<ListState>(
        "{searched, select, true {No projects found matching your search.} other {No projects available at the moment.}}",
      ),
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
    list: {
      searchLabel: "Search news",
      count: message<Total>(
        "{more, select, true {More than {total, number} news items} other {{total, plural, one {# news item} other {# news items}}}}",
      ),
      empty: message<ListState>(
        "{searched, select, true {No news found matching your search.} other {No news available at the moment.}}",
      ),
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
  newsletter: {
    one: "Newsletter",
    list: {
      searchLabel: "Search past issues",
      count: message<Total>(
        "{more, select, true {More than {total, number} issues} other {{total, plural, one {# issue} other {# issues}}}}",
      ),
      empty: message<ListState>(
        "{searched, select, true {No issues found matching your search.} other {No issue has been published yet.}}",
      ),
    },
    record: {
      back: "Back to the newsletter",
      neighbours: "More issues",
      previous: "Newer issue",
      next: "Older issue",
      notFound: "Issue not found",
      notFoundDescription: "There is no issue of the newsletter at this address.",
      notFoundLead:
        "There is no issue of the newsletter at this address. It may have been renamed or withdrawn.",
      failedLead: "This issue could not be loaded just now. The fault is ours. Please try again in a moment.",
      returnToList: "Return to the newsletter",
    },
  },
  events: {
    one: "Event",
    all: "All events",
    list: {
      searchLabel: "Search events",
      count: message<Total>(
        "{more, select, true {More than {total, number} events} other {{total, plural, one {# event} other {# events}}}}",
      ),
      empty: message<ListState>(
        "{searched, select, true {No events found matching your search.} other {No events available at the moment.}}",
      ),
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
      searchLabel: "Search resources",
      count: message<Total>(
        "{more, select, true {More than {total, number} resources} other {{total, plural, one {# resource} other {# resources}}}}",
      ),
      empty: message<ListState>(
        '{narrowed, select, true {No resources found for category "{category}"{searched, select, true { matching your search} other {}}.} other {No resources available at the moment.}}',
      ),
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

/** Words that only one section needs. */
export const ownWords = {
  our_work: {
    category: "Category",
    /** By the names that records use. Others are shown unchanged. */
    categoryNames: {
      Community: "Community",
      Engineering: "Engineering",
      Policy: "Policy",
      Research: "Research",
      Training: "Training",
    },
    link: message<{ host: string }>("Find out more on {host}"),
  },
  news: {
    link: message<{ host: string }>("Find out more on {host}"),
  },
  events: {
    upcomingHeading: "Upcoming events",
    pastHeading: "Past events",
    /** The list of links on the map. */
    map: "Upcoming events on the map",
    onMap: message<{ title: string; location: string }>("{location}: {title}"),
    /** What the lines on the map of Home mean. */
    mapKey: "Lines: from Addis Ababa, our base, to these events",
    upcoming: "Upcoming event",
    past: "Past event",
    pastNote: "This event is over. We keep the page as a record.",
    day: "Date",
    starts: "Starts",
    ends: "Ends",
    time: "Time",
    timeZone: "Time zone",
    startsUtc: "Starts, in UTC",
    startsLocal: "Starts, in your time",
    place: "Place",
    directions: "Directions",
    accessibility: "Accessibility",
    cost: "Cost",
    audience: "For whom",
    bring: "What to bring",
    contact: "Contact",
    otherDates: "Other dates",
    addToCalendar: "Add to calendar",
    link: message<{ host: string }>("Event page on {host}"),
  },
  resources: {
    categories: "Categories",
    allResources: "All Resources",
    /** By the names that records use. Others are shown unchanged. */
    categoryNames: {
      "For the Public": "For the Public",
      "For Network Engineers": "For Network Engineers",
      "For Policy Makers": "For Policy Makers",
      "Training Materials": "Training Materials",
    },
    /** By the names that records use. Others are shown unchanged. */
    typeNames: {
      Checklist: "Checklist",
      Guide: "Guide",
      "Lesson plan": "Lesson plan",
      "Policy brief": "Policy brief",
      Publication: "Publication",
      Template: "Template",
    },
    onlyType: message<{ type: string }>("Only this type: {type}."),
    allTypes: "Show all types",
    category: "Category",
    type: "Type",
    file: "File",
    download: "Download the file",
    /** "PDF, 84 KB"; the size of a file elsewhere is unknown. */
    fileNote: message<{ kind: string; size: string }>("{kind}, {size}"),
    /** On the card of a resource with a file. */
    withFile: message<{ note: string }>("File: {note}"),
    link: message<{ host: string }>("Read the source on {host}"),
  },
};
