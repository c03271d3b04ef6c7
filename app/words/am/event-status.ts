import type { Translation } from "../translation.ts";

export const eventStatus: Translation["eventStatus"] = {
  cancelled: {
    kicker: "Cancelled event",
    title: "Cancelled: {name}",
    note: "This event has been cancelled. It will not take place.",
  },
  postponed: {
    kicker: "Postponed event",
    title: "Postponed: {name}",
    note: "This event has been postponed. It will not take place on the date below. A new date will be on this page.",
  },
};
