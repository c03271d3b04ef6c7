import { defineKind } from "./define.ts";

/** Organisations that work with us. */
export const partners = defineKind(
  {
    one: "Partner",
    several: "Partners",
    path: "/about/partnerships",
    deskPath: "/partners",
    shownOn: "one page",
    title: "name",
    body: "text",
    order: "by position",
  },
  {
    name: { label: "Name", type: "line", required: true },
    text: { label: "Description", type: "text", required: true },
    kind: { label: "Type", type: "line", hint: "A few words, for example “Technology company”." },
    website: { label: "Website", type: "link" },
    image_url: { label: "Picture", type: "picture" },
    /** A sign for a partner without a picture: rows of the letters of app/art/weave.ts, with spaces between them. */
    woven: { label: "Woven sign", type: "line", hidden: true },
    position: { label: "Order", type: "order" },
  },
);
