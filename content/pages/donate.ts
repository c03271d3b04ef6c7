import { definePage, entries, line, part, text } from "../parts.ts";
import { callToAction, heading, lead, titled } from "./section-parts.ts";
import { head } from "./shared-parts.ts";

const shownThen = { required: true, sometimes: true } as const;

export const donate = definePage(
  { name: "Donate", path: "/donate" },
  {
    ...head,
    online: part("Donation link: shown once the organisation has one", {
      heading: line("Heading", shownThen),
      text: line("Text", shownThen),
      button: line("Button", shownThen),
    }),
    steps: part("How to offer support", {
      heading,
      items: entries("Steps", { one: "Step", least: 1, most: 12 }, titled),
    }),
    safety: part("No payments on this site", { heading, text: text("Text") }),
    uses: part("What gifts are used for", {
      heading,
      lead,
      items: entries("Uses", { one: "Use", least: 1, most: 9 }, titled),
    }),
    kind: part("Help that is not money", {
      heading,
      items: entries("Kinds of help", { one: "Kind of help", least: 1, most: 9 }, titled),
    }),
    next: callToAction,
  },
);
