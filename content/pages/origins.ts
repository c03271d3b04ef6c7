import { choice, definePage, entries, line, link, part, text } from "../parts.ts";
import { head, labelledLink, optionalLink } from "./shared-parts.ts";

/** The drawings are in app/pages/about/milestone-icon.tsx. */
export const milestoneIcons = {
  seedling: "Seedling",
  flask: "Flask",
  magnifier: "Magnifying glass",
  board: "Whiteboard",
  checklist: "Checklist",
  network: "Network",
} as const;

export const origins = definePage(
  { name: "Origins", path: "/about/origins" },
  {
    ...head,
    mission: part("Our Enduring Mission", { heading: line("Heading"), text: text("Text") }),
    milestones: part("Key Milestones & Growth", {
      heading: line("Heading"),
      items: entries(
        "Milestones",
        { one: "Milestone", least: 1, most: 30 },
        {
          icon: choice("Icon", milestoneIcons),
          title: line("Title"),
          text: line("Text"),
          link: optionalLink("Link"),
        },
      ),
    }),
    /** Without any figure, the page leaves this section out. */
    impact: part("Our Defining Impact", {
      heading: line("Heading", { required: true, sometimes: true }),
      items: entries(
        "Figures",
        { one: "Figure", least: 0, most: 8 },
        {
          number: line("Number", { required: true, hint: "Short, for example 5000+." }),
          label: line("What it counts"),
          note: line("Note", { hint: "What is counted, and since when." }),
          evidence: part("Evidence", {
            text: line("Text", { hint: "Where the number can be checked, for example Annual report 2025." }),
            to: link("Leads to", {}),
          }),
        },
      ),
    }),
    ahead: part("Call to action", {
      heading: line("Heading"),
      text: line("Text"),
      button: labelledLink("Button"),
    }),
  },
);
