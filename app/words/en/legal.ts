import { message } from "../message.ts";

/** What stands around the legal texts. */
export const legal = {
  /** Until staff publish a change of the text. */
  updated: { text: "Last updated 26 October 2023", date: "2023-10-26" },
  updatedOn: message<{ date: string }>("Last updated {date}"),
  contents: "On this page",
};
