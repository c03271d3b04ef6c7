import { message } from "../message.ts";

/** Shown in feed readers and calendars. */
export const feeds = {
  ofSection: message<{ organisation: string; name: string }>("{organisation}: {name}"),
  updates: message<{ organisation: string }>("{organisation}: All updates"),
  calendar: message<{ organisation: string }>("{organisation}: Events"),
  /** Above the description of an event. */
  whenAndWhere: message<{ date: string; time: string; place: string }>("{date}, {time} UTC. {place}"),
};
