import { definePage, entries, line, link, part } from "../parts.ts";
import { legalParts } from "./legal-parts.ts";

/** How to report a weakness. security.txt leads here; its addresses are in the organisation's details. */
export const securityPolicy = definePage(
  { name: "Security Policy", path: "/security-policy" },
  {
    ...legalParts,
    thanks: part("Thanks, shown once there is a name", {
      heading: line("Heading", { required: true, sometimes: true }),
      text: line("Text", { required: true, sometimes: true }),
      names: entries(
        "People who reported a weakness",
        { one: "Name", least: 0, most: 200, sometimes: true },
        {
          name: line("Name", { required: true, hint: "Only people who agreed to be named here." }),
          to: link("Link", { hint: "Their own page, if they want that." }),
        },
      ),
    }),
  },
);
