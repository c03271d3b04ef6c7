import { definePage, entries, line, part } from "../parts.ts";
import { head, labelledLink, optionalLink } from "./shared-parts.ts";

export const history = definePage(
  { name: "History", path: "/about/history" },
  {
    ...head,
    years: part("Year by year", {
      heading: line("Heading"),
      lead: line("Introduction"),
      items: entries(
        "Milestones",
        { one: "Milestone", least: 1, most: 30 },
        {
          label: line("When", { required: true, hint: "A year, or a word such as Present." }),
          title: line("Title"),
          text: line("Text"),
          link: optionalLink("Link"),
        },
      ),
    }),
    next: part("Call to action", {
      heading: line("Heading"),
      text: line("Text"),
      first: labelledLink("First button"),
      second: labelledLink("Second button"),
    }),
  },
);
