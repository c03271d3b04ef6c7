import { defineKind } from "./define.ts";

/** Common questions and their answers. */
export const questions = defineKind(
  {
    one: "Question",
    several: "FAQ",
    path: "/faq",
    shownOn: "one page",
    title: "question",
    body: "answer",
    order: "by position",
  },
  {
    question: { label: "Question", type: "line", required: true, searched: true },
    answer: { label: "Answer", type: "text", required: true, searched: true },
    category: {
      label: "Category",
      type: {
        choices: {
          general: "General",
          membership: "Membership",
          events: "Events",
          resources: "Resources",
          technical: "Technical",
        },
      },
      required: true,
      filter: true,
    },
    tags: { label: "Tags", type: "tags", searched: true },
    position: { label: "Order", type: "order" },
  },
);
