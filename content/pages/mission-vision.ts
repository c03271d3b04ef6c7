import { definePage, entries, line, link, part } from "../parts.ts";

const point = { text: line("Point") };

export const missionVision = definePage(
  { name: "Mission and Vision", path: "/about/mission-vision" },
  {
    title: line("Title"),
    kicker: line("Line above the title"),
    description: line("Description for search engines"),
    lead: line("Introduction"),
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
      first: part("First button", { label: line("Label"), to: link("Leads to") }),
      second: part("Second button", { label: line("Label"), to: link("Leads to") }),
    }),
  },
);
