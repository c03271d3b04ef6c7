import { message } from "../../message.ts";

/** The header and menu of every page. */
export const shell = {
  skip: "Skip to content",
  menu: "Menu",
  /** Messages whose 24 hours are over. */
  overdue: message<{ count: number }>("{count, plural, one {# overdue} other {# overdue}}"),
  today: "Today",
  messages: "Messages",
  /** An entry of the menu with the number of messages to answer. */
  withCount: message<{ name: string; count: number }>("{name} ({count, number})"),
  publicSite: "Public site",
  theme: "Theme",
  signOut: "Sign out",
};
