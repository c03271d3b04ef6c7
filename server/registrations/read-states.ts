/** The states of many events at once, for lists, pages and feeds. */

import { fieldsIn } from "../content/record-row.ts";
import type { SiteDatabase } from "../database/connect.ts";
import { type RegistrationState, stateOf } from "./registration-state.ts";

type Parts = { database: SiteDatabase; version: () => Promise<number>; now: () => Date };

/** In milliseconds, how old the number of places left may be within one content version. */
const trustedFor = 5000;
const maxEntries = 2000;

/** By the slug of the event, as in the records of pages. Every given event has an entry. */
export type States = Map<string, RegistrationState>;

/**
 * Cached per content version, which a change of state increases, too. An event is read at most every five seconds, and
 * those that are missing are read together.
 */
export function readStates({ database: { db }, version, now }: Parts): (slugs: string[]) => Promise<States> {
  type Cached = Awaited<ReturnType<typeof read>> extends Map<string, infer Value> ? Value : never;
  const cache = new Map<string, { value: Cached | undefined; until: number }>();
  let cachedVersion: number | undefined;

  const read = async (slugs: string[]) => {
    const rows = await db
      .selectFrom("records")
      .innerJoin("registration_forms as form", "form.event_id", "records.edition")
      .select(["records.id", "records.title", "records.fields", "sort_at", "over_at"])
      .select(["is_on", "capacity", "opens_at", "closes_at", "waiting_list", "shows_places", "event_id"])
      .where("kind", "=", "events")
      .where("records.id", "in", slugs)
      .where("is_on", "=", 1)
      .execute();
    const seats = await readSeats(rows.map(({ event_id }) => event_id));
    return new Map(
      rows.map(({ id, sort_at, over_at, ...row }) => {
        const { status = "" } = fieldsIn("events", row);
        const counted = seats.get(row.event_id) ?? { taken: 0, waiting: 0 };
        return [id, { form: row, event: { ends: over_at ?? sort_at, status }, seats: counted }];
      }),
    );
  };

  const readSeats = async (events: string[]) => {
    const seats = new Map(events.map((id) => [id, { taken: 0, waiting: 0 }]));
    if (events.length === 0) return seats;
    const counts = await db
      .selectFrom("registrations")
      .select(["event_id", "state", ({ fn }) => fn.sum<number>("seats").as("seats")])
      .select(({ fn }) => fn.countAll<number>().as("people"))
      .where("event_id", "in", events)
      .where("state", "in", ["confirmed", "offered", "waiting"])
      .groupBy(["event_id", "state"])
      .execute();
    for (const { event_id, state, ...count } of counts) {
      const event = seats.get(event_id);
      if (!event) continue;
      if (state === "waiting") event.waiting = Number(count.people);
      else event.taken += Number(count.seats);
    }
    return seats;
  };

  return async (slugs) => {
    const current = await version();
    if (current !== cachedVersion || cache.size > maxEntries) cache.clear();
    cachedVersion = current;
    const at = performance.now();
    const missing = [...new Set(slugs)].filter((slug) => (cache.get(slug)?.until ?? 0) <= at);
    if (missing.length > 0) {
      const found = await read(missing);
      for (const slug of missing) cache.set(slug, { value: found.get(slug), until: at + trustedFor });
    }
    return new Map(
      slugs.map((slug) => {
        const known = cache.get(slug)?.value;
        return [slug, stateOf(known?.form, known?.event, known?.seats ?? { taken: 0, waiting: 0 }, now())];
      }),
    );
  };
}
