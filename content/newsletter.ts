import { defineSection } from "./define.ts";
import { sharedLinks } from "./shared-links.ts";

/** The issues of the newsletter: mailed to subscribers once, and kept as an archive. See docs/newsletter.md. */
export const newsletter = defineSection(
  {
    one: "Newsletter issue",
    several: "Newsletter",
    path: "/newsletter",
    shownOn: "own page",
    title: "title",
    body: "content",
    summary: "summary",
    order: "newest first",
    card: {},
    cover: "news",
    subject: "id",
    feed: true,
  },
  {
    title: {
      label: "Subject",
      type: "line",
      required: true,
      searched: true,
      maxLength: 150,
      hint: "The subject of the mail, and the title of its page.",
    },
    summary: {
      label: "Summary",
      type: "line",
      long: true,
      searched: true,
      hint: "One or two sentences. Mail programs show them after the subject, and the archive below it.",
    },
    content: { label: "Text", type: "text", required: true, searched: true },
    image_url: { label: "Picture", type: "picture" },
    ...sharedLinks,
  },
);
