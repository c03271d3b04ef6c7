import { definePage, entries, line, part } from "../parts.ts";
import { callToAction, heading, titled } from "./section-parts.ts";
import { head } from "./shared-parts.ts";

const points = entries("Points", { one: "Point", least: 1, most: 12 }, { text: line("Point") });

export const volunteer = definePage(
  { name: "Volunteer", path: "/volunteer" },
  {
    ...head,
    work: part("What you can do", {
      heading,
      items: entries("Tasks", { one: "Task", least: 1, most: 12 }, titled),
    }),
    terms: part("What we ask and offer", {
      ask: part("What we ask", { heading, items: points }),
      offer: part("What we offer", { heading, items: points }),
      unpaid: line("Note below both lists"),
    }),
    steps: part("How it works", {
      heading,
      items: entries("Steps", { one: "Step", least: 1, most: 12 }, titled),
    }),
    next: callToAction,
  },
);
