import { definePage, entries, line, part, text } from "../parts.ts";
import { heading, lead, leadingTo, pageNaming, titled } from "./recurring-parts.ts";

export const support = definePage(
  { name: "Support", path: "/support" },
  {
    ...pageNaming,
    lead,
    first: part("Where to look first", {
      heading,
      ways: entries(
        "Places to look",
        { one: "Place to look", least: 1, most: 9 },
        { ...titled, link: leadingTo("Link") },
      ),
    }),
    technical: part("Technical answers", { heading, all: leadingTo("Link to all questions") }),
    report: part("Report a problem", { heading, text: text("Text") }),
    contact: part("Form", { heading, lead: line("Introduction, with the promise of a reply") }),
  },
);
