import type { Translation } from "../translation.ts";

export const sectionWords: Translation["sectionWords"] = {
  our_work: {
    one: "Our Work",
    list: {
      title: "Our Work",
      description:
        "The projects of Secure AI Africa: research, engineering, training, policy and community work.",
      lead: "What we research, build and teach, project by project, with what is done and what is still open.",
      searchLabel: "Search projects",
      count:
        "{more, select, true {More than {total, number} projects} other {{total, plural, one {# project} other {# projects}}}}",
      empty:
        "{searched, select, true {No projects found matching your search.} other {No projects available at the moment.}}",
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
      count:
        "{more, select, true {More than {total, number} news items} other {{total, plural, one {# news item} other {# news items}}}}",
      empty:
        "{searched, select, true {No news found matching your search.} other {No news available at the moment.}}",
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
      count:
        "{more, select, true {More than {total, number} events} other {{total, plural, one {# event} other {# events}}}}",
      empty:
        "{searched, select, true {No events found matching your search.} other {No events available at the moment.}}",
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
      count:
        "{more, select, true {More than {total, number} resources} other {{total, plural, one {# resource} other {# resources}}}}",
      empty:
        '{narrowed, select, true {No resources found for category "{category}"{searched, select, true { matching your search} other {}}.} other {No resources available at the moment.}}',
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
