import { definePage, entries, part, text } from "../parts.ts";
import { callToAction, heading, titled } from "./section-parts.ts";
import { head } from "./shared-parts.ts";

export const careers = definePage(
  { name: "Careers", path: "/careers" },
  {
    ...head,
    open: part("Open positions", { heading, text: text("Positions, or that there are none") }),
    fields: part("The work we do", {
      heading,
      items: entries("Fields of work", { one: "Field of work", least: 1, most: 9 }, titled),
    }),
    steps: part("How we hire", {
      heading,
      items: entries("Steps", { one: "Step", least: 1, most: 12 }, titled),
    }),
    next: callToAction,
  },
);
