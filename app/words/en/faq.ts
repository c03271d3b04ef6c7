import { message } from "../message.ts";

export const faq = {
  /** In the order of the links. */
  categoryNames: {
    general: "General Questions",
    membership: "Membership",
    events: "Events & Programs",
    resources: "Resources & Training",
    technical: "Technical Support",
  },
  search: {
    label: "Search the questions",
    placeholder: "Search FAQs...",
    submit: "Search",
  },
  categories: "Subjects",
  found: message<{ count: number; term: string }>(
    "{count, plural, one {One question matches} other {# questions match}} “{term}”",
  ),
  results: "Search results",
  none: "No matching FAQs found. Please try a different search term or category.",
  tags: "Tags",
  permalink: "Link to this question",
};

export type FaqCategory = keyof typeof faq.categoryNames;
