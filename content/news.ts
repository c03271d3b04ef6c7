import { citable } from "./citable.ts";
import { defineSection } from "./define.ts";
import { sharedLinks } from "./shared-links.ts";

/** What we have published, learned and changed. */
export const news = defineSection(
  {
    one: "News item",
    several: "News",
    path: "/news",
    shownOn: "own page",
    title: "headline",
    body: "content",
    order: "newest first",
    card: {},
    cover: "news",
    subject: "id",
    updates: { filter: "news", most: 12, opens: "record" },
    feed: true,
  },
  {
    headline: { label: "Headline", type: "line", required: true, searched: true },
    content: { label: "Text", type: "text", required: true, searched: true },
    authors: { label: "Authors", type: "people" },
    link: { label: "Link", type: "link" },
    image_url: { label: "Picture", type: "picture" },
    ...citable,
    ...sharedLinks,
  },
);
