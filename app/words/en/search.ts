import { counted } from "./lists.ts";

export const search = {
  title: "Search",
  description: "Search everything on this site: our work, news, events, resources, questions and pages.",
  lead: "Search our work, news, events, resources and questions, and the names of all pages.",
  form: {
    label: "Search the site",
    submit: "Search",
    clear: { label: "Clear search", to: "/search" },
  },
  section: "Section",
  allSections: "All sections",
  count: counted("1 result", "results"),
  none: (q: string) => `Nothing found for “${q}”. Please try a shorter or a more general word.`,
  failed: "The search is not available at the moment.",
  allPages: "See all pages",
  pages: "Pages",
  /** The year and the section that were asked for stand above. */
  noneHere: (q: string) => `Nothing found for “${q}” in this section and year.`,
  questions: "Questions",
  all: (count: string, group: string) => `See ${count} in ${group}`,
};
