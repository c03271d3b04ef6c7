import type { Translation } from "../translation.ts";

export const search: Translation["search"] = {
  title: "Search",
  description: "Search everything on this site: our work, news, events, resources, questions and pages.",
  lead: "Search our work, news, events, resources and questions, and the names of all pages.",
  form: { label: "Search the site", submit: "Search", clear: { label: "Clear search" } },
  section: "Section",
  allSections: "All sections",
  count:
    "{more, select, true {More than {total, number} results} other {{total, plural, one {# result} other {# results}}}}",
  none: "Nothing found for “{q}”. Please try a shorter or a more general word.",
  failed: "The search is not available at the moment.",
  allPages: "See all pages",
  pages: "Pages",
  noneHere: "Nothing found for “{q}” in this section and year.",
  questions: "Questions",
  all: "See {count} in {group}",
};
