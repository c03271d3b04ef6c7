/**
 * The places of an event. Every change of them runs under one lock, in one transaction, and ends by offering the places
 * that became free: see docs/decisions/2026-11-18-places-at-events.md.
 */
import type { Kysely } from "kysely";
import { bumpVersion } from "../content/changes.ts";
import type { SiteDatabase } from "../database/connect.ts";
import { exclusively } from "../database/exclusively.ts";
import type { Database, RegistrationFormRow } from "../database/schema.ts";
import { type EventFacts, readEvent } from "./event-facts.ts";
import { queueRegistrationMails } from "./queue-mail.ts";
import { freeSeats, type Seats, stateOf } from "./registration-state.ts";

export type Db = Kysely<Database>;

export type Places = {
  form: RegistrationFormRow;
  /** Undefined while the event is not public. */
  event: EventFacts | undefined;
  seats: Seats;
  /** The position of the person who registered last. */
  last: number;
};

/** The states in which a person has a place, or may get one. */
export const activeStates = ["confirmed", "waiting", "offered"] as const;

/** Undefined if the event has no form. */
export async function readPlaces(db: Db, eventId: string): Promise<Places | undefined> {
  const form = await db
    .selectFrom("registration_forms")
    .selectAll()
    .where("event_id", "=", eventId)
    .executeTakeFirst();
  return form && { form, event: await readEvent(db, eventId), ...(await countSeats(db, eventId)) };
}

async function countSeats(db: Db, eventId: string): Promise<Pick<Places, "seats" | "last">> {
  const counts = await db
    .selectFrom("registrations")
    .select(["state", ({ fn }) => fn.sum<number>("seats").as("seats")])
    .select([({ fn }) => fn.countAll<number>().as("people"), ({ fn }) => fn.max("position").as("last")])
    .where("event_id", "=", eventId)
    .groupBy("state")
    .execute();
  const seats = { taken: 0, waiting: 0 };
  for (const { state, ...count } of counts) {
    if (state === "confirmed" || state === "offered") seats.taken += Number(count.seats);
    if (state === "waiting") seats.waiting = Number(count.people);
  }
  return { seats, last: Math.max(0, ...counts.map(({ last }) => Number(last))) };
}

/** Changes the places of one event, if it has a form. */
export function changePlaces<Result>(
  database: SiteDatabase,
  eventId: string,
  now: Date,
  work: (db: Db, places: Places) => Promise<Result>,
): Promise<Result | undefined> {
  return exclusively(database, "registrations", async (db) => {
    const places = await readPlaces(db, eventId);
    if (!places) return undefined;
    const before = shownState(places, now);
    const result = await work(db, places);
    const changed = await readPlaces(db, eventId);
    if (changed) await offerPlaces(db, changed, now);
    await noteShownState(db, before, changed, now);
    return result;
  });
}

export const shownState = (places: Places | undefined, now: Date): string =>
  stateOf(places?.form, places?.event, places?.seats ?? { taken: 0, waiting: 0 }, now).state;

/** Renews the cached pages if visitors now read another state. The number of places left may be a minute old. */
export async function noteShownState(
  db: Db,
  before: string,
  places: Places | undefined,
  now: Date,
): Promise<void> {
  if (shownState(places, now) !== before) await bumpVersion(db, "registrations");
}

const hour = 60 * 60_000;
/** People per statement. */
const batchSize = 200;

/**
 * Offers free places to the people who have waited longest, strictly in their order: if the first one needs more seats than
 * are free, no later person overtakes. A group larger than the event is skipped, because it would block the list.
 */
export async function offerPlaces(db: Db, { form, event, seats }: Places, now: Date): Promise<void> {
  const at = now.toISOString();
  if (!form.is_on || !event || event.status === "cancelled" || event.starts <= at) return;
  const { event_id, capacity, offer_hours } = form;
  const deadline = new Date(now.getTime() + offer_hours * hour).toISOString();
  const offer_until = deadline < event.starts ? deadline : event.starts;
  for (let isBlocked = false; !isBlocked && seats.waiting > 0 && freeSeats(form, seats) > 0; ) {
    const next = await db
      .selectFrom("registrations")
      .select(["id", "seats"])
      .where("event_id", "=", event_id)
      .where("state", "=", "waiting")
      .$if(capacity !== null, (query) => query.where("seats", "<=", capacity))
      .orderBy("position")
      .limit(batchSize)
      .execute();
    const offered: string[] = [];
    for (const person of next) {
      isBlocked ||= person.seats > freeSeats(form, seats);
      if (isBlocked) break;
      offered.push(person.id);
      seats.taken += person.seats;
      seats.waiting--;
    }
    isBlocked ||= next.length < batchSize;
    if (offered.length === 0) return;
    await db
      .updateTable("registrations")
      .set({ state: "offered", offer_until, changed_at: at })
      .where("id", "in", offered)
      .execute();
    await queueRegistrationMails(db, offered, { mail: { what: "offered" }, occasion: offer_until, at: now });
  }
}

/** Ends the offers that were not accepted in time. They never come back. */
export async function endLapsedOffers(db: Db, eventId: string, now: Date): Promise<number> {
  const at = now.toISOString();
  const { numUpdatedRows } = await db
    .updateTable("registrations")
    .set({ state: "declined", ended_by: "time", offer_until: null, changed_at: at })
    .where("event_id", "=", eventId)
    .where("state", "=", "offered")
    .where("offer_until", "<=", at)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
