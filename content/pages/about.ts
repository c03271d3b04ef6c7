import { definePage, entries, line, part, text } from "../parts.ts";
import { head, labelledLink } from "./shared-parts.ts";

const statement = { heading: line("Heading"), text: line("Text") };

export const about = definePage(
  { name: "About Us", path: "/about" },
  {
    ...head,
    intro: part("Why we exist", { heading: line("Heading"), text: text("Text") }),
    mission: part("Our mission", statement),
    vision: part("Our vision", statement),
    values: part("Our values", {
      heading: line("Heading"),
      lead: line("Introduction"),
      items: entries(
        "Values",
        { one: "Value", least: 2, most: 12 },
        { title: line("Value"), text: line("Text") },
      ),
    }),
    more: part("More about us", {
      heading: line("Heading"),
      /** The card that links to People is hidden while no people are listed. */
      cards: entries(
        "Cards",
        { one: "Card", least: 2, most: 8, sometimes: true },
        { title: line("Title"), text: line("Text"), link: labelledLink("Link") },
      ),
    }),
    join: part("Call to action", {
      heading: line("Heading"),
      text: line("Text"),
      button: labelledLink("Button"),
    }),
  },
);
