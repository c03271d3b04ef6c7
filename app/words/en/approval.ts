import { message, partsMessage } from "../message.ts";

/** The page on which a person without an account approves a text. */
export const approval = {
  title: "Approve a text",
  label: "Approval",
  /** `person` is the reader, `maker` the member of staff who asks. */
  intro: partsMessage<"person" | "maker">(
    "{person}, please read this text as visitors will see it. {maker} asks you to approve it, or to send it back.",
  ),
  toAnswer: "Go to your answer",
  heading: "Your answer",
  once: partsMessage<"date">("Your answer counts for exactly this text. This link works once, until {date}."),
  approve: "Approve",
  note: "What has to change? Only if you send it back.",
  sendBack: "Send back",
  noteMissing: "Please write what has to change, then send it back.",
  noteTooLong: message<{ max: number }>("Please write at most {max, number} characters."),
  approved: {
    title: "Thank you. You have approved this text.",
    lead: message<{ maker: string }>(
      "{maker} has been told. This link has been used and shows the text no longer.",
    ),
  },
  sentBack: {
    title: "Thank you. You have sent this text back.",
    lead: message<{ maker: string }>(
      "{maker} has been told what you wrote. This link has been used and shows the text no longer.",
    ),
  },
  changed: {
    title: "This text has changed",
    lead: message<{ maker: string }>(
      "It has changed since this link was made, so it can no longer be approved here. Please ask {maker} for a new link.",
    ),
  },
  missing: {
    title: "This link does not work",
    lead: "It may have expired or been revoked. Please ask the person who sent it for a new one.",
  },
};
