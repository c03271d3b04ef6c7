import { message } from "../message.ts";

/** What feed readers and calendars show. */
export const feeds = {
  ofSection: message<{ name: string }>("Secure AI Africa: {name}"),
  updates: {
    title: "Secure AI Africa: All updates",
    description: "News, events and resources, newest first.",
  },
  calendar: "Secure AI Africa: Events",
  /** Above what an event says of itself. */
  whenAndWhere: message<{ date: string; time: string; place: string }>("{date}, {time} UTC. {place}"),
};
