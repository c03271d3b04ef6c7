import { definePage, entries, line, part, text } from "../parts.ts";
import { heading, lead, titled } from "./section-parts.ts";
import { description, labelledLink, name } from "./shared-parts.ts";

export const aiPolicy = definePage(
  { name: "AI Policy", path: "/ai-policy" },
  {
    name,
    title: line("Title"),
    description,
    subtitle: line("Line below the title"),
    commitment: part("Our commitment", { heading, text: text("Text") }),
    pillars: part("Key pillars", {
      heading,
      items: entries("Pillars", { one: "Pillar", least: 1, most: 12 }, titled),
    }),
    contact: part("Call to action", { heading, text: line("Text"), button: labelledLink("Button") }),
    dialogue: part("What to read", {
      heading,
      lead,
      items: entries(
        "Readings",
        { one: "Reading", least: 1, most: 8 },
        { ...titled, link: labelledLink("Link") },
      ),
    }),
  },
);
