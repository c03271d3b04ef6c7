import { definePage, entries, line, part, text } from "../parts.ts";
import { heading, lead, titled } from "./section-parts.ts";
import { description, labelledLink, name } from "./shared-parts.ts";

export const support = definePage(
  { name: "Support", path: "/support" },
  {
    name,
    title: line("Title"),
    description,
    lead,
    first: part("Where to look first", {
      heading,
      ways: entries(
        "Places to look",
        { one: "Place to look", least: 1, most: 9 },
        { ...titled, link: labelledLink("Link") },
      ),
    }),
    technical: part("Technical answers", { heading, all: labelledLink("Link to all questions") }),
    report: part("Report a problem", { heading, text: text("Text") }),
    contact: part("Form", { heading, lead: line("Introduction, with the promise of a reply") }),
  },
);
