import { message } from "../message.ts";
import type { Total } from "./lists.ts";

export const search = {
  form: {
    label: "Search the site",
    submit: "Search",
    clear: { label: "Clear search", to: "/search" },
  },
  section: "Section",
  allSections: "All sections",
  count: message<Total>(
    "{more, select, true {More than {total, number} results} other {{total, plural, one {# result} other {# results}}}}",
  ),
  none: message<{ q: string }>("Nothing found for “{q}”. Please try a shorter or a more general word."),
  failed: "The search is not available at the moment.",
  allPages: "See all pages",
  pages: "Pages",
  /** The chosen year and section are shown above. */
  noneHere: message<{ q: string }>("Nothing found for “{q}” in this section and year."),
  questions: "Questions",
  /** A section with the number of its results. */
  option: message<Total & { name: string }>("{name} ({total, number}{more, select, true {+} other {}})"),
  /** A misspelt word was corrected. */
  showing: message<{ q: string }>("Showing results for “{q}”."),
  instead: message<{ q: string }>("Search for “{q}” instead"),
  /** What a result is, if it is no record of a section. */
  one: { page: "Page", person: "Person", partner: "Partner", question: "Question" },
};
