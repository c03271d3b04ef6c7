import type { Translation } from "../translation.ts";

export const faq: Translation["faq"] = {
  categoryNames: {
    general: "General Questions",
    membership: "Membership",
    events: "Events & Programs",
    resources: "Resources & Training",
    technical: "Technical Support",
  },
  title: "Frequently Asked Questions",
  description:
    "Answers to common questions about Secure AI Africa: who we are, taking part, events, resources and help with this site.",
  lead: "Short answers to common questions. Choose a subject, or search all of them.",
  search: { label: "Search the questions", placeholder: "Search FAQs...", submit: "Search" },
  categories: "Subjects",
  found: "{count, plural, one {One question matches} other {# questions match}} “{term}”",
  results: "Search results",
  none: "No matching FAQs found. Please try a different search term or category.",
  tags: "Tags",
  permalink: "Link to this question",
  prompt: "Still have questions? We're here to help!",
  contact: "Contact Us",
};
