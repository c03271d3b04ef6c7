import type { Card } from "../../../server/content/records.ts";
import { validTimeZone } from "../../ui/format-date.ts";

export type OwnEvent = ReturnType<typeof ownEvent>;

/** What the page of a registration says about its event. */
export function ownEvent(event: Card<"events">) {
  const { id, title, language, location, event_date, ends_at, past, status } = event;
  const time_zone = validTimeZone(event.time_zone);
  return { id, title, language, location, event_date, ends_at, past, status, time_zone };
}
