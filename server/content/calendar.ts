import type { Language } from "../../languages.ts";
import type { SiteDatabase } from "../database/connect.ts";
import { pastEvents, upcomingEvents } from "./event-ranges.ts";
import { listOf } from "./list-records.ts";

const YEAR = 365 * 24 * 60 * 60 * 1000;
const MOST_EVENTS = 500;

/** For subscribed calendars: the next events and those of the past year, limited in number. */
export function calendarOf(database: SiteDatabase, language: Language) {
  const list = listOf({ database, kind: "events", language });
  return async (now: Date) => {
    const [upcoming, past] = await Promise.all([
      list.first(upcomingEvents(database, now), MOST_EVENTS),
      list.first(pastEvents(database, now), MOST_EVENTS),
    ]);
    const yearAgo = new Date(now.getTime() - YEAR).toISOString();
    return [...upcoming, ...past.filter(({ over_at }) => (over_at ?? "") >= yearAgo)].map((event) => {
      const { id, excerpt, created_at, updated_at, fields } = event;
      const { name = "", location = "", event_date = "", ends_at = "", status = "", time_zone = "" } = fields;
      return {
        ...{ id, name, excerpt, location, event_date, ends_at: ends_at || null, status, time_zone },
        ...{ created_at, updated_at },
      };
    });
  };
}
