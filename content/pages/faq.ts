import { definePage, line, part } from "../parts.ts";
import { heading, lead } from "./section-parts.ts";
import { description, labelledLink, name } from "./shared-parts.ts";

/** The page around the questions, which are their own kind of content. */
export const faq = definePage(
  { name: "Frequently Asked Questions", path: "/faq" },
  {
    name,
    title: line("Title"),
    description,
    lead,
    next: part("Call to action", { heading, button: labelledLink("Button") }),
  },
);
