import { partsMessage } from "../../message.ts";

/** Checks that a change is visible to visitors. */
export const receipts = {
  title: partsMessage<"title">("Checks of {title}"),
  none: "Not published, withdrawn or moved yet.",
  /** "Published 17 November 2026, 09:00: all checks passed." */
  line: partsMessage<"act" | "moment" | "state">("{act} {moment}: {state}"),
  acts: { published: "Published", withdrawn: "Withdrawn", renamed: "Web address changed" },
  states: {
    waiting: "checking now. Reload this page in a moment.",
    green: "all checks passed.",
    red: "some checks failed.",
  },
  places: {
    page: "Page",
    picture: "Picture",
    "old address": "Old address",
    list: "List",
    Home: "Home",
    search: "Search",
    feed: "Feed",
    "feed of all updates": "Feed of all updates",
    calendar: "Calendar",
    sitemap: "Sitemap",
    "what they wrote": "What they wrote",
    schedule: "Schedule",
  },
};
