import { message } from "../message.ts";

/** The frame of the legal texts. */
export const legal = {
  /** Until staff publish a change. */
  updated: { text: "Last updated 26 October 2023", date: "2023-10-26" },
  updatedOn: message<{ date: string }>("Last updated {date}"),
  contents: "On this page",
};
