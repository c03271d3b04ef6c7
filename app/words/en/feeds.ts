import { organisation } from "../../../organisation.ts";

/** What feed readers and calendars show. */
export const feeds = {
  ofSection: (name: string) => `${organisation.name}: ${name}`,
  updates: {
    title: `${organisation.name}: All updates`,
    description: "News, events and resources, newest first.",
  },
  calendar: `${organisation.name}: Events`,
  /** Above what an event says of itself. */
  whenAndWhere: (date: string, time: string, place: string) => `${date}, ${time} UTC. ${place}`,
};
