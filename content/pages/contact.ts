import { definePage, line, part } from "../parts.ts";
import { heading, lead } from "./section-parts.ts";
import { description, name } from "./shared-parts.ts";

export const contact = definePage(
  { name: "Contact Us", path: "/contact" },
  {
    name,
    title: line("Title"),
    description,
    lead,
    form: part("Form", { heading }),
    details: part("Where to find us", {
      heading,
      place: line("Place"),
      replyWithin: line("Promise of a reply"),
    }),
  },
);
