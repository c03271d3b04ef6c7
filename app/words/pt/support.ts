import type { Translation } from "../translation.ts";

export const support: Translation["support"] = {
  title: "Support",
  description:
    "Help with this site and with our resources: where to look first, technical answers, and how to report a problem.",
  lead: "Help with this site, with a resource you want to use, or with an event you want to come to.",
  first: {
    heading: "Where to look first",
    ways: [
      {
        title: "Questions and answers",
        text: "Twenty short answers about who we are, taking part, events, resources and this site.",
        link: { label: "Read the FAQ" },
      },
      {
        title: "Search",
        text: "Search our work, news, events, resources and questions, all at once.",
        link: { label: "Search the site" },
      },
      {
        title: "Sitemap",
        text: "Every page in one list, for when you know it is here somewhere.",
        link: { label: "See all pages" },
      },
    ],
  },
  technical: { heading: "Technical answers", all: "All questions" },
  report: { heading: "Report a problem" },
  contact: {
    heading: "Write to us",
    lead: "A person reads every message. You will get a reply within 24 hours.",
  },
};
