import type { SiteDatabase } from "../database/connect.ts";
import type { EventRow } from "../database/schema.ts";
import { pastEvents, upcomingEvents } from "./event-order.ts";
import { type Asked, listOf } from "./list.ts";
import { renderMarkdown } from "./markdown.ts";
import { newestFirst } from "./newest-first.ts";

type Shown = Exclude<keyof EventRow, "folded" | "description">;
/** `past` is told by the moment asked about: an event is past once its end, or its start without one, is. */
export type EventCard = Omit<Pick<EventRow, Shown>, "over_at"> & { past: boolean };
export type EventPage = EventCard & { description: string; html: string };

const YEAR = 365 * 24 * 60 * 60 * 1000;
const CALENDAR_LENGTH = 500;

export function eventsOf(database: SiteDatabase) {
  const list = listOf<EventRow, Shown, "description">(
    database,
    "events",
    [
      ...(["id", "name", "excerpt", "location", "event_date", "ends_at", "over_at", "time_zone"] as const),
      ...(["image_url", "link", "created_at"] as const),
    ],
    ["description"],
  );
  const inOrder = (now: Date) => [upcomingEvents(database, now), pastEvents(database, now)];
  const seenAt =
    (now: Date) =>
    <Event extends { over_at: string }>({ over_at, ...event }: Event) => ({
      ...event,
      past: over_at < now.toISOString(),
    });

  return {
    /** Upcoming events, the next one first; after them past events, the last one first. */
    async page({ now, ...asked }: Asked & { now: Date }) {
      const found = await list.page(inOrder(now), asked);
      return { ...found, items: found.items.map(seenAt(now)) };
    },
    async upcoming(count: number, now: Date): Promise<EventCard[]> {
      return (await list.first(upcomingEvents(database, now), count)).map(seenAt(now));
    },
    /** The last announced first, whenever they take place. */
    async newest(count: number, now: Date): Promise<EventCard[]> {
      return (await list.first(newestFirst(database, "events"), count)).map(seenAt(now));
    },
    /** For subscribers' calendars: the next events and those of the past year, as many as a calendar can use. */
    async calendar(now: Date): Promise<EventCard[]> {
      const [upcoming, past] = await Promise.all(
        inOrder(now).map((part) => list.first(part, CALENDAR_LENGTH)),
      );
      const yearAgo = new Date(now.getTime() - YEAR).toISOString();
      const recent = past?.filter(({ over_at }) => over_at >= yearAgo) ?? [];
      return [...(upcoming ?? []), ...recent].map(seenAt(now));
    },
    neighbours: (id: string, now: Date) => list.neighbours(inOrder(now), id),
    async find(id: string, now: Date): Promise<EventPage | undefined> {
      const event = await list.find(id);
      return event && { ...seenAt(now)(event), html: renderMarkdown(event.description) };
    },
  };
}
