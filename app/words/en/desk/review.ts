import { message, partsMessage } from "../../message.ts";

type Named = "name" | "moment";

/** Review of texts before they are published. */
export const review = {
  title: "Review",
  help: "Texts that are ready for review, the longest waiting first. Open one to read it, comment on it, and approve it or send it back.",
  none: "Nothing is ready for review.",
  /** The state of a text, as in lists. */
  states: { ready: "Ready for review", "sent back": "Sent back" },
  all: message<{ count: number }>("{count, plural, one {# text to review} other {All # texts to review}}"),
  askedBy: partsMessage<Named>("Asked by {name}, {moment}"),
  /** The page on which one text is reviewed. */
  pageTitle: partsMessage<"title">("Review: {title}"),
  preview: "Preview",

  /** On the page where a text is written. */
  ask: {
    help: "Publishers see on Today that the text is ready, and get a mail.",
    note: "Note to the reviewer (optional)",
    button: "Ready for review",
    open: "Review and comments",
  },

  status: {
    label: "Review",
    ready: partsMessage<Named>("Ready for review: asked by {name}, {moment}."),
    sentBack: partsMessage<Named>("Sent back by {name}, {moment}."),
    approved: partsMessage<Named>("Approved by {name}, {moment}."),
    approvedByLink: partsMessage<Named | "maker">(
      "Approved by {name}, {moment}, with a link made by {maker}.",
    ),
    earlier: partsMessage<Named>(
      "Approved by {name}, {moment}, but the text has changed since. That approval no longer counts.",
    ),
    required: "A second person must approve this text before it is published.",
    comments: message<{ count: number }>("{count, plural, one {# open comment} other {# open comments}}"),
  },

  decide: {
    heading: "Your decision",
    approve: "Approve",
    approveHelp: "Your approval counts for exactly this text. Any later edit ends it.",
    sendBack: "Send back",
    note: "What has to change?",
    own: "You have written this text or asked for its review, so a colleague has to approve it.",
    publishers: "A publisher or an administrator approves texts.",
    approved: "Approved.",
    sentBack: "Sent back. The writers get a mail with your note.",
    changed: "The text has changed since you opened this page. Please read it again.",
  },

  setting: {
    heading: "Second person",
    label: "A second person must approve before publishing",
    help: "Then a text can be published or scheduled only after someone who has not written it has approved exactly this text.",
    saved: "Saved.",
  },

  comments: {
    heading: "Text and comments",
    help: "Choose a sentence, then write your comment below.",
    legend: "Sentences",
    text: "Comment",
    add: "Add comment",
    by: partsMessage<Named>("{name}, {moment}"),
    answer: "Answer",
    answerTo: message<{ name: string }>("Answer to {name}"),
    resolve: "Resolve",
    resolveOf: message<{ name: string }>("Resolve the comment of {name}"),
    earlier: "About an earlier text",
    earlierHelp: "These sentences are no longer in the text.",
    resolved: "Resolved comments",
    resolvedBy: partsMessage<Named>("Resolved by {name}, {moment}"),
    added: "Comment added.",
    answered: "Answer added.",
    isResolved: "Comment resolved.",
    more: "The text is longer than this page can show. Comment on the rest in its preview.",
    tooComplex: "This text is too long or too complex to show here.",
  },

  links: {
    heading: "Approval by a person without an account",
    help: "The link shows the text as visitors will see it and lets that person approve it or send it back. It works once, for exactly this text, for 7 days.",
    person: "Name of the person",
    make: "Make approval link",
    copyNow: "Copy this link now and send it to that person. It is not shown again.",
    made: partsMessage<"person" | "name" | "expires">("For {person}, made by {name}, expires {expires}"),
    used: partsMessage<"person" | "moment">("For {person}: used {moment}"),
    outdated: "The text has changed since, so it no longer works.",
    revoke: "Revoke",
    revoked: "The link no longer works.",
    isGone: "This link has already been used or revoked.",
  },

  reading: {
    heading: "Read by a native speaker",
    help: "Record here that a native speaker has read this text. Visitors see the name and the date below the text, until it changes.",
    reader: "Name of the reader",
    on: "Date",
    record: "Record",
    remove: "Remove",
    read: partsMessage<"reader" | "date">("Read by {reader}, {date}."),
    before: partsMessage<"reader" | "date">("Read by {reader}, {date}, before the last change."),
    recorded: "Recorded.",
    removed: "Removed.",
  },
};
