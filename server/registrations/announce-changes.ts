/** Tells registered people when the date, the place or the state of their event changes. */
import type { SiteDatabase } from "../database/connect.ts";
import { exclusively } from "../database/exclusively.ts";
import { type AnnouncedFacts, announcedFacts, sameFacts } from "./announced-facts.ts";
import { readEvent, readEvents } from "./event-facts.ts";
import { activeStates, type Db } from "./places.ts";
import { queueRegistrationMails } from "./queue-mail.ts";

/**
 * Compares the public events with what people were last told: so every way of publishing is covered, and after a kill
 * nothing is forgotten or told twice. Returns how many events have changed.
 */
export async function announceChanges(database: SiteDatabase, now: Date): Promise<number> {
  const forms = await database.db
    .selectFrom("registration_forms")
    .innerJoin("records", "records.edition", "event_id")
    .select(["event_id", "announced", "online_address"])
    .where("kind", "=", "events")
    .where("over_at", ">=", now.toISOString())
    .execute();
  const events = await readEvents(
    database.db,
    forms.map(({ event_id }) => event_id),
  );
  let changed = 0;
  for (const { event_id, announced, online_address } of forms) {
    const event = events.get(event_id);
    if (!event) continue;
    const facts = announcedFacts(event, online_address);
    if (announced && sameFacts(JSON.parse(announced), facts)) continue;
    if (await exclusively(database, "registrations", (db) => announce(db, event_id, now))) changed++;
  }
  return changed;
}

async function announce(db: Db, eventId: string, now: Date): Promise<boolean> {
  const form = await db
    .selectFrom("registration_forms")
    .select(["announced", "online_address"])
    .where("event_id", "=", eventId)
    .executeTakeFirst();
  const event = form && (await readEvent(db, eventId));
  if (!event) return false;
  const after = announcedFacts(event, form.online_address);
  const before: AnnouncedFacts | undefined = form.announced ? JSON.parse(form.announced) : undefined;
  if (before && sameFacts(before, after)) return false;
  await db
    .updateTable("registration_forms")
    .set({ announced: JSON.stringify(after) })
    .where("event_id", "=", eventId)
    .execute();
  // Registrants have not been informed yet, or the earlier date has passed and this is a new one.
  if (!before || (before.ends < now.toISOString() && before.status !== "postponed")) return false;
  const people = await db
    .updateTable("registrations")
    .set(({ eb }) => ({ ics_sequence: eb("ics_sequence", "+", 1) }))
    .where("event_id", "=", eventId)
    .where("state", "in", activeStates)
    .returning("id")
    .execute();
  await queueRegistrationMails(
    db,
    people.map(({ id }) => id),
    { mail: { what: "changed", before, after }, occasion: JSON.stringify(after), at: now },
  );
  return people.length > 0;
}
