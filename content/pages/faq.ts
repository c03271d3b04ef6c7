import { definePage, part } from "../parts.ts";
import { heading, lead, leadingTo, pageNaming } from "./recurring-parts.ts";

/** The page around the questions, which are a kind of content themselves. */
export const faq = definePage(
  { name: "Frequently Asked Questions", path: "/faq" },
  {
    ...pageNaming,
    lead,
    next: part("Call to action", { heading, button: leadingTo("Button") }),
  },
);
