/** Deletes registrations: for the person, for staff, and some time after the event. */
import type { SiteDatabase } from "../database/connect.ts";
import { exclusively } from "../database/exclusively.ts";
import type { RegistrationFormRow, RegistrationRow } from "../database/schema.ts";
import { recordErased } from "../inbox/personal-data/erase.ts";
import type { Log } from "../process/log.ts";
import { type Actor, logStaffAct } from "../staff/staff-log.ts";
import type { AnnouncedFacts } from "./announced-facts.ts";
import { readEvents } from "./event-facts.ts";
import { keptUntil } from "./keeping.ts";
import { numbersOf, type RegistrationNumbers } from "./numbers.ts";
import { changePlaces } from "./places.ts";

type Parts = { database: SiteDatabase; log: Log };

/**
 * Deletes a registration and its queued mails, and frees the place. False if it was erased before. `actor`: a member of
 * staff, if it is not the person.
 */
export async function eraseRegistration(
  { database, log }: Parts,
  { id, event_id }: Pick<RegistrationRow, "id" | "event_id">,
  at: Date,
  actor?: Actor,
): Promise<boolean> {
  const isErased = await changePlaces(database, event_id, at, async (db) => {
    const { numDeletedRows } = await db
      .deleteFrom("registrations")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) return false;
    const erased_by = actor ? ("staff" as const) : ("sender" as const);
    await recordErased(db, [id], { erased_at: at.toISOString(), erased_by });
    if (actor) await logStaffAct(db, actor, "erased", "1 registration", at);
    return true;
  });
  if (isErased) await scrub({ database, log });
  return isErased ?? false;
}

/** If this fails, the rows are deleted all the same, and the next deletion of expired data scrubs. */
const scrub = ({ database, log }: Parts) =>
  database
    .scrub()
    .catch((error: unknown) =>
      log.error("The database files were not scrubbed; retrying within ten minutes", { error }),
    );

/**
 * Deletes all registrations of events that ended more than `keptDays` ago, and keeps their sums. Uses the trusted clock
 * (server/inbox/personal-data/steady-clock.ts): data deleted by a wrong clock is lost. Returns how many it deleted.
 */
export async function deleteOldRegistrations(
  parts: Parts,
  { keptDays, now }: { keptDays: number; now: Date },
): Promise<number> {
  const { database } = parts;
  const { db } = database;
  const { trusted_at } = await db.selectFrom("enquiry_state").select("trusted_at").executeTakeFirstOrThrow();
  if (!trusted_at) return 0;
  const trusted = trusted_at < now.toISOString() ? trusted_at : now.toISOString();
  const forms = await db
    .selectFrom("registration_forms")
    .select(["event_id", "announced", "sums"])
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("registrations")
          .select("id")
          .whereRef("registrations.event_id", "=", "registration_forms.event_id"),
      ),
    )
    .execute();
  const events = await readEvents(
    db,
    forms.map(({ event_id }) => event_id),
  );
  let deleted = 0;
  for (const form of forms) {
    const event = events.get(form.event_id) ?? lastKnown(form);
    if (event && keptUntil(event, keptDays) < trusted) deleted += await deleteAll(database, form.event_id);
  }
  if (deleted > 0) await scrub(parts);
  return deleted;
}

/** Of an event that is not public any more. */
const lastKnown = ({ announced }: Pick<RegistrationFormRow, "announced">): AnnouncedFacts | undefined =>
  announced ? JSON.parse(announced) : undefined;

const deleteAll = (database: SiteDatabase, event_id: string): Promise<number> =>
  exclusively(database, "registrations", async (db) => {
    const form = await db
      .selectFrom("registration_forms")
      .select(["announced", "sums"])
      .where("event_id", "=", event_id)
      .executeTakeFirstOrThrow();
    const earlier: Partial<RegistrationNumbers> = JSON.parse(form.sums ?? "{}");
    const announced = lastKnown(form);
    const sums = Object.entries(await numbersOf(db, event_id)).map(([name, count]) => [
      name,
      count + (earlier[name as keyof RegistrationNumbers] ?? 0),
    ]);
    await db
      .updateTable("registration_forms")
      .set({
        ...{ sums: JSON.stringify(Object.fromEntries(sums)), online_address: "" },
        announced: announced ? JSON.stringify({ ...announced, online: "" }) : null,
      })
      .where("event_id", "=", event_id)
      .execute();
    const { numDeletedRows } = await db
      .deleteFrom("registrations")
      .where("event_id", "=", event_id)
      .executeTakeFirstOrThrow();
    return Number(numDeletedRows);
  });
