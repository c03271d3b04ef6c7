import { defineKind } from "./define.ts";
import { sharedLinks } from "./shared-links.ts";

/** Pages that staff add: an annual report, a vacancy, a campaign. Each has its own address directly below `/`. */
export const freePages = defineKind(
  {
    one: "Page",
    several: "Pages",
    path: "/",
    deskPath: "/pages",
    shownOn: "own page",
    title: "title",
    body: "text",
    summary: "lead",
    order: "newest first",
    none: "Staff have not added any pages yet.",
  },
  {
    title: { label: "Title", type: "line", required: true, searched: true },
    lead: {
      label: "Lead",
      type: "line",
      searched: true,
      hint: "One or two sentences below the title. Search engines show them too.",
    },
    text: { label: "Text", type: "text", required: true, searched: true },
    image_url: { label: "Picture", type: "picture" },
    ...sharedLinks,
  },
);
