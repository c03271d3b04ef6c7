import { definePage, entries, line, part } from "../parts.ts";
import { heading, titled } from "./section-parts.ts";
import { head, labelledLink } from "./shared-parts.ts";

export const getInvolved = definePage(
  { name: "Get Involved", path: "/get-involved" },
  {
    ...head,
    pillars: part("Ways to take part", {
      heading,
      items: entries(
        "Ways to take part",
        { one: "Way to take part", least: 1, most: 12 },
        { ...titled, link: labelledLink("Link") },
      ),
    }),
    ready: part("Call to action", { heading, text: line("Text"), button: labelledLink("Button") }),
    follow: part("Follow the work", {
      heading,
      text: line("Text"),
      action: line("Label of the link to our profile"),
    }),
  },
);
