import { message } from "../message.ts";
/** Cancelled and postponed events, wherever they appear. */
export const eventStatus = {
  cancelled: {
    kicker: "Cancelled event",
    title: message<{ name: string }>("Cancelled: {name}"),
    note: "This event has been cancelled. It will not take place.",
  },
  postponed: {
    kicker: "Postponed event",
    title: message<{ name: string }>("Postponed: {name}"),
    note: "This event has been postponed. It will not take place on the date below. A new date will be on this page.",
  },
};

export type EventStatus = keyof typeof eventStatus;
