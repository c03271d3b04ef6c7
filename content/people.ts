import { defineKind } from "./define.ts";

/** People who agreed to be named. */
export const people = defineKind(
  {
    one: "Person",
    several: "People",
    path: "/about/people",
    deskPath: "/people",
    shownOn: "own page",
    title: "name",
    body: "text",
    order: "by position",
    none: "No people are listed yet. Add the people who agreed to be named.",
  },
  {
    name: {
      label: "Name",
      type: "line",
      required: true,
      searched: true,
      hint: "Only add people who agreed to be named and shown on this site.",
    },
    role: {
      label: "Role",
      type: "line",
      searched: true,
      hint: "What they do in the organisation, in a few words.",
    },
    member_of: {
      label: "Group",
      type: { choices: { "": "Team", board: "Board", both: "Team and board" } },
      hint: "Where Who We Are shows this person.",
    },
    text: { label: "Text", type: "text", required: true },
    image_url: { label: "Picture", type: "picture" },
    email: {
      label: "E-mail",
      type: "email",
      long: true,
      hint: "Public. Add it only if they agree.",
    },
    profile: {
      label: "Profile",
      type: "link",
      long: true,
      hint: "Their page on another site, starting with https://",
    },
    position: { label: "Order", type: "order" },
  },
);
