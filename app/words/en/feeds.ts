import { message } from "../message.ts";

/** What feed readers and calendars show. */
export const feeds = {
  ofSection: message<{ organisation: string; name: string }>("{organisation}: {name}"),
  updates: message<{ organisation: string }>("{organisation}: All updates"),
  calendar: message<{ organisation: string }>("{organisation}: Events"),
  /** Above what an event says of itself. */
  whenAndWhere: message<{ date: string; time: string; place: string }>("{date}, {time} UTC. {place}"),
};
