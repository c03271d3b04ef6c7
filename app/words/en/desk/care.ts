import { message, partsMessage } from "../../message.ts";

/** Care for what is published. */
export const care = {
  title: "Care",
  lead: "Published texts that need someone’s attention. The desk checks each of them once a day and after each publication.",
  none: "Nothing needs care.",
  /** On Today, as a link. */
  onToday: message<{ count: number }>(
    "{count, plural, one {# thing in published texts needs care} other {# things in published texts need care}}",
  ),
  headings: {
    "own link": "Mend broken links",
    "other link": "Check links to other sites",
    "no alt": "Describe pictures",
    heavy: "Shorten heavy pages",
  },
  advice: {
    "own link": "These links lead to pages of this site that no longer exist.",
    "other link": "These sites did not answer on two days. Try the link, then correct or remove it.",
    "no alt": "Write an alternative text for people who cannot see the picture, or mark it as decorative.",
    heavy: "These pages are too large for slow lines: the limit is 18.4 KB. Shorten the text, or split it.",
  },
  kilobytes: message<{ size: number }>("{size, number} KB"),
  owner: partsMessage<"name">("Last written by {name}"),
  since: partsMessage<"moment">("since {moment}"),
  toReview: "Review old texts",
  toReviewAdvice: message<{ months: number }>(
    "{months, plural, one {Nobody has changed or reviewed these texts for # month. Read them, and correct what is no longer right.} other {Nobody has changed or reviewed these texts for # months. Read them, and correct what is no longer right.}}",
  ),
  review: "Reviewed today",
  reviewed: "The review was recorded.",
  notPublic: "This text is no longer public.",
  settings: {
    heading: "Settings",
    months: "Review texts after this many months",
    links: "Check links to other sites",
    linksHelp:
      "The server then asks each address once a week at most. The other sites see our server’s address and name.",
    saved: "The settings were saved.",
    outOfRange: message<{ fewest: number; most: number }>(
      "Enter a number of months from {fewest} to {most}.",
    ),
  },
};
