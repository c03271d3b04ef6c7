import { message } from "../message.ts";

/** The notice at the top of every page, whose text staff write. */
export const siteNotice = { label: "Notice" };

/** While the office is closed for a holiday. */
export const closed = {
  /** After sending a message. */
  answerBy: message<{ day: string }>("Our office is closed for a holiday. We will answer by {day}."),
  /** Beside the form. */
  now: message<{ day: string }>(
    "Our office is closed for a holiday: a message sent now is answered by {day}.",
  ),
  /** After the figures of the last 90 days. */
  notCounted: "Days on which our office was closed are not counted.",
};
