import { definePage, entries, line, part, text } from "../parts.ts";
import { callToAction, heading, lead, titled } from "./section-parts.ts";
import { head, labelledLink } from "./shared-parts.ts";

export const aiSecurity = definePage(
  { name: "AI Security", path: "/ai-security" },
  {
    ...head,
    meaning: part("What securing AI means", { heading, text: text("Text") }),
    pipeline: part("The pipeline, step by step", {
      heading,
      lead,
      wrong: line("Heading above what can go wrong"),
      remedy: line("Heading above what to do"),
      steps: entries(
        "Steps",
        { one: "Step", least: 1, most: 12 },
        { ...titled, wrong: line("What can go wrong"), remedy: line("What to do") },
      ),
    }),
    readers: part("Where to start", {
      heading,
      lead,
      items: entries(
        "Readers",
        { one: "Group of readers", least: 1, most: 9 },
        { ...titled, link: labelledLink("Link") },
      ),
    }),
    next: callToAction,
  },
);
