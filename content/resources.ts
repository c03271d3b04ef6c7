import { citable } from "./citable.ts";
import { defineSection } from "./define.ts";
import { sharedLinks } from "./shared-links.ts";

/** Guides, checklists, briefs and lessons, to read here or to download. */
export const resources = defineSection(
  {
    one: "Resource",
    several: "Resources",
    path: "/resources",
    shownOn: "own page",
    title: "title",
    body: "content",
    summary: "description",
    order: "newest first",
    card: { kicker: "type", note: "category" },
    cover: "resource",
    subject: "category",
    updates: { filter: "resource", most: 5, opens: "list" },
  },
  {
    title: { label: "Title", type: "line", required: true, searched: true },
    description: { label: "Description", type: "line", long: true, searched: true },
    content: { label: "Text", type: "text", required: true },
    category: {
      label: "Category",
      type: "line",
      required: true,
      named: true,
      searched: true,
      filter: true,
    },
    type: { label: "Type", type: "line", required: true, named: true, searched: true, filter: true },
    authors: { label: "Authors", type: "people" },
    file_url: { label: "File", type: "file" },
    resource_url: { label: "Link", type: "link" },
    image_url: { label: "Picture", type: "picture" },
    ...citable,
    ...sharedLinks,
  },
);
