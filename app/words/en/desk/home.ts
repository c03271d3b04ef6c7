import { message, partsMessage } from "../../message.ts";

/** The first page of the desk. Its title is that of the menu. */
export const home = {
  found: "Search results",
  back: "Back to Today",
  allDone: "All done.",
  writeNews: "Write a news item",
  messages: "Messages to answer",
  allMessages: message<{ count: number }>(
    "{count, plural, one {# message to answer} other {All # messages to answer}}",
  ),
  failedChecks: "Failed checks",
  scheduled: "Scheduled",
  changes: "Unpublished changes",
  drafts: "Drafts",
  allDrafts: "All drafts",
  mailbox: {
    /** `problem` is one or more sentences. */
    trouble: partsMessage<"since" | "problem">(
      "No mail has come in since {since}. {problem} The desk keeps trying. If this lasts, tell the person who runs the site.",
    ),
    neverRead: "The mailbox has never been read.",
  },
  backup: {
    heading: "Backup",
    last: partsMessage<"moment" | "size">("Last backup: {moment}, {size}."),
    none: "No backup yet.",
    sinceThen:
      "Everything written since exists on one machine only: ask the person who runs the site to check its backups.",
    noneEver:
      "Everything written here exists on one machine only: ask the person who runs the site to check its backups.",
    failed: "The last attempt failed:",
    incomplete: "It needs attention:",
    copied: "An encrypted copy is kept elsewhere.",
    tried: partsMessage<"moment">("Last restored on trial: {moment}."),
    notTried: "A trial should take place every week: ask the person who runs the site to check its backups.",
  },
};
