import { definePage, entries, line, part } from "../parts.ts";
import { head, labelledLink } from "./shared-parts.ts";

const point = { text: line("Point") };

export const missionVision = definePage(
  { name: "Mission and Vision", path: "/about/mission-vision" },
  {
    ...head,
    principles: part("Our Guiding Principles", {
      heading: line("Heading"),
      lead: line("Introduction"),
    }),
    mission: part("Mission", {
      heading: line("Heading"),
      text: line("Mission"),
      points: entries("Points", { one: "Point", least: 1, most: 8 }, point),
    }),
    vision: part("Vision", {
      heading: line("Heading"),
      text: line("Vision"),
      points: entries("Points", { one: "Point", least: 1, most: 8 }, point),
    }),
    next: part("Call to action", {
      heading: line("Heading"),
      text: line("Text"),
      first: labelledLink("First button"),
      second: labelledLink("Second button"),
    }),
  },
);
