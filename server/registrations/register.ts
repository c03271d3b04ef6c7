/** Gives people a place, or one on the waiting list. */
import type { SiteDatabase } from "../database/connect.ts";
import { exclusively } from "../database/exclusively.ts";
import type { RegistrantState } from "../database/schema.ts";
import { newReference } from "../inbox/reference.ts";
import { emailKey } from "../mail/email-key.ts";
import { tokenHash } from "../staff/secrets.ts";
import { cleanEntry, type Entry, type EntryProblems, entryProblems } from "./answers.ts";
import { isAllowedToday } from "./daily-limit.ts";
import { activeStates, type Db, noteShownState, type Places, readPlaces, shownState } from "./places.ts";
import { queueRegistrationMails } from "./queue-mail.ts";
import { settingsOf } from "./registration-form.ts";
import { maxWaiting } from "./registration-limits.ts";
import { freeSeats, type RegistrationState, stateOf } from "./registration-state.ts";
import { registrationToken } from "./registration-token.ts";

export type Arrival = {
  /** By the slug of the public event or, for staff, by its edition. */
  event: { slug: string } | { id: string };
  entry: Entry;
  /** Identifies the sent form, so that sending it again does not register the person twice. */
  formId?: string | undefined;
  /** The IP address that it came from. */
  address?: string | undefined;
  /** Staff may register people before the opening, after the closing time, and without daily limits. */
  byStaff?: boolean;
  at: Date;
};

export type Registered =
  /** `token`: in the link to the person's own page. `isNew` is false if the same form was sent before. */
  | { outcome: "registered"; id: string; token: string; state: RegistrantState; isNew: boolean }
  | { outcome: "invalid"; problems: EntryProblems }
  /** Not "open", "few" or "waiting-list". */
  | { outcome: "notOpen"; state: RegistrationState }
  /** More seats than are left, and there is no waiting list. */
  | { outcome: "notEnoughPlaces"; left: number }
  /** The address is registered already. Its owner receives the link again by mail. */
  | { outcome: "already" }
  /** Too many registrations from this network or for this mailbox today. */
  | { outcome: "tooMany" };

type EventPlaces = { places: Places | undefined; before: string };

/**
 * Stores registrations in the order of the list, with their mails, in one transaction. Once this resolves, they are
 * durable. `key` derives the tokens of links.
 */
export function registerBatch(
  database: SiteDatabase,
  arrivals: Arrival[],
  key: string,
): Promise<Registered[]> {
  // "enquiries" protects the daily limits.
  return exclusively(database, ["enquiries", "registrations"], async (db) => {
    const events = new Map<string, EventPlaces>();
    const results: Registered[] = [];
    for (const arrival of arrivals) {
      const { event, at } = arrival;
      const name = JSON.stringify(event);
      const known = events.get(name);
      const places = known ? known.places : await findPlaces(db, event);
      if (!known) events.set(name, { places, before: shownState(places, at) });
      results.push(
        places
          ? await registerOne(db, arrival, places, key)
          : { outcome: "notOpen", state: { state: "none" } },
      );
    }
    for (const { places, before } of events.values())
      await noteShownState(db, before, places, arrivals[0]?.at ?? new Date());
    return results;
  });
}

/** Within the transaction, so that people register in the order in which they arrive. */
async function findPlaces(db: Db, event: Arrival["event"]): Promise<Places | undefined> {
  if ("id" in event) return readPlaces(db, event.id);
  const record = await db
    .selectFrom("records")
    .select("edition")
    .where("kind", "=", "events")
    .where("id", "=", event.slug)
    .executeTakeFirst();
  return record && readPlaces(db, record.edition);
}

/** Keeps the counts in `places` up to date, because they are read once for a batch. */
async function registerOne(db: Db, arrival: Arrival, places: Places, key: string): Promise<Registered> {
  const { formId, at, byStaff = false } = arrival;
  const { form, event, seats } = places;
  const settings = settingsOf(form);
  const entry = cleanEntry(arrival.entry, settings.questions);
  const email_key = emailKey(entry.email);
  const sent = formId ? await findSent(db, form.event_id, formId) : undefined;
  if (sent?.email_key === email_key) {
    const { id, state } = sent;
    return { outcome: "registered", id, token: registrationToken(id, key), state, isNew: false };
  }

  const state = stateOf(form, event, seats, at);
  if (!byStaff && !["open", "few", "waiting-list"].includes(state.state))
    return { outcome: "notOpen", state };
  const problems = entryProblems(entry, settings);
  if (Object.keys(problems).length > 0) return { outcome: "invalid", problems };
  if (!byStaff && !(await isAllowedToday(db, { email: entry.email, address: arrival.address, at })))
    return { outcome: "tooMany" };
  const left = freeSeats(form, seats);
  const fits = seats.waiting === 0 && entry.seats <= left;
  const mayWait =
    settings.waitingList && seats.waiting < maxWaiting && entry.seats <= (form.capacity ?? entry.seats);
  if (!fits && !mayWait) return { outcome: "notEnoughPlaces", left };
  // Not before the check above: its answer must not tell whether an address is registered.
  const earlier = await findActive(db, form.event_id, email_key);
  if (earlier) {
    const again = { mail: { what: "again" as const }, occasion: at.toISOString(), at };
    await queueRegistrationMails(db, [earlier.id], again);
    return { outcome: "already" };
  }
  const reached = fits ? ("confirmed" as const) : ("waiting" as const);
  const id = newReference();
  const token = registrationToken(id, key);
  const now = at.toISOString();
  places.last++;
  if (fits) seats.taken += entry.seats;
  else seats.waiting++;
  await db
    .insertInto("registrations")
    .values({
      ...{ id, event_id: form.event_id, position: places.last, email_key, state: reached },
      ...{ ...entry, answers: JSON.stringify(entry.answers), token_hash: tokenHash(token) },
      ...{ created_at: now, changed_at: now, confirmed_at: fits ? now : null },
      // The tab that registers a second person may send the same id.
      ...{ form_id: sent ? null : (formId ?? null), note: "", ics_sequence: 0 },
    })
    .execute();
  await queueRegistrationMails(db, [id], { mail: { what: reached }, occasion: now, at });
  return { outcome: "registered", id, token, state: reached, isNew: true };
}

const findSent = (db: Db, eventId: string, formId: string) =>
  db
    .selectFrom("registrations")
    .select(["id", "state", "email_key"])
    .where("event_id", "=", eventId)
    .where("form_id", "=", formId)
    .executeTakeFirst();

const findActive = (db: Db, eventId: string, emailKey: string) =>
  db
    .selectFrom("registrations")
    .select("id")
    .where("event_id", "=", eventId)
    .where("email_key", "=", emailKey)
    .where("state", "in", activeStates)
    .executeTakeFirst();
