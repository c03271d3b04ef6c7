import { definePage, line, part } from "../parts.ts";
import { heading, lead, pageNaming } from "./recurring-parts.ts";

export const contact = definePage(
  { name: "Contact Us", path: "/contact" },
  {
    ...pageNaming,
    lead,
    form: part("Form", { heading }),
    details: part("Where to find us", {
      heading,
      place: line("Place"),
      replyWithin: line("Promise of a reply"),
    }),
  },
);
