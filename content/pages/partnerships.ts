import { definePage, entries, line, part } from "../parts.ts";
import { head, labelledLink } from "./shared-parts.ts";

export const partnerships = definePage(
  { name: "Partnerships", path: "/about/partnerships" },
  {
    ...head,
    /** The partners themselves are records of their own. */
    partners: part("Our partners", { heading: line("Heading", { required: true, sometimes: true }) }),
    practice: part("How we work with partners", {
      heading: line("Heading"),
      lead: line("Introduction"),
      items: entries(
        "Points",
        { one: "Point", least: 2, most: 12 },
        { title: line("Title"), text: line("Text") },
      ),
    }),
    join: part("Call to action", {
      heading: line("Heading"),
      text: line("Text"),
      button: labelledLink("Button"),
    }),
  },
);
