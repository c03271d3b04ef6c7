import { citable } from "./citable.ts";
import { defineSection } from "./define.ts";
import { sharedLinks } from "./shared-links.ts";

/** Projects: what we research, build and teach. */
export const ourWork = defineSection(
  {
    one: "Project",
    several: "Projects",
    path: "/our-work",
    shownOn: "own page",
    title: "title",
    body: "description",
    order: "newest first",
    card: { kicker: "category" },
    cover: "work",
    subject: "category",
  },
  {
    title: { label: "Title", type: "line", required: true, searched: true },
    description: { label: "Description", type: "text", required: true, searched: true },
    category: { label: "Category", type: "line", named: true, searched: true },
    authors: { label: "Authors", type: "people" },
    link: { label: "Link", type: "link" },
    image_url: { label: "Picture", type: "picture" },
    ...citable,
    ...sharedLinks,
  },
);
