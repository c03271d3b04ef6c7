/** Reminds people of their event, and thanks them afterwards. Each mail is marked in the transaction that queues it. */
import type { SiteDatabase } from "../database/connect.ts";
import { after, before } from "../database/instants.ts";
import type { RegistrationFormRow } from "../database/schema.ts";
import { type EventFacts, readEvents } from "./event-facts.ts";
import type { Db } from "./places.ts";
import { queueRegistrationMails } from "./queue-mail.ts";
import { never } from "./reminder-marks.ts";

const hour = 60 * 60_000;
const day = 24 * hour;

/** A reminder is sent from this long before the event; after a long downtime not later than `until`. */
const reminders = [
  { what: "twoDays", flag: "reminds_two_days", column: "reminded_two_days", from: 2 * day, until: 12 * hour },
  { what: "twoHours", flag: "reminds_two_hours", column: "reminded_two_hours", from: 2 * hour, until: 0 },
] as const;

/** Staff may add material during this time after the event. */
const thanksFor = 30 * day;

type Form = Pick<RegistrationFormRow, "event_id" | "reminds_two_days" | "reminds_two_hours" | "thanks">;

/** The forms of events that take place as planned and start or end between two instants. */
async function formsOf(db: Db, column: "sort_at" | "over_at", from: string, until: string) {
  const forms: Form[] = await db
    .selectFrom("registration_forms")
    .innerJoin("records", "records.edition", "event_id")
    .select(["event_id", "reminds_two_days", "reminds_two_hours", "thanks"])
    .where("kind", "=", "events")
    .where(column, ">", from)
    .where(column, "<=", until)
    .execute();
  const events = await readEvents(
    db,
    forms.map(({ event_id }) => event_id),
  );
  return forms.flatMap((form) => {
    const event = events.get(form.event_id);
    return event?.status === "" ? [{ form, event }] : [];
  });
}

/** A person who got the place later than a reminder is due has just read the date. Returns how many are reminded. */
export async function remindRegistrants({ db }: SiteDatabase, now: Date): Promise<number> {
  let reminded = 0;
  for (const { form, event } of await formsOf(db, "sort_at", after(now, 0), after(now, 2 * day)))
    for (const reminder of reminders)
      if (form[reminder.flag] === 1 && isDue(event, reminder, now))
        reminded += await db.transaction().execute((trx) => remind(trx, event, reminder, now));
  return reminded;
}

type Reminder = (typeof reminders)[number];

function isDue({ starts }: EventFacts, { from, until }: Reminder, now: Date): boolean {
  const left = Date.parse(starts) - now.getTime();
  return left <= from && left > until;
}

async function remind(
  db: Db,
  event: EventFacts,
  { what, column, from }: Reminder,
  now: Date,
): Promise<number> {
  const people = await db
    .updateTable("registrations")
    .set({ [column]: event.starts })
    .where("event_id", "=", event.id)
    .where("state", "=", "confirmed")
    .where("confirmed_at", "<", before(new Date(event.starts), from))
    .where(({ eb, or }) => or([eb(column, "is", null), eb(column, "not in", [event.starts, never])]))
    .returning("id")
    .execute();
  await queueRegistrationMails(
    db,
    people.map(({ id }) => id),
    { mail: { what }, occasion: event.starts, at: now },
  );
  return people.length;
}

/** An hour after the end, or once staff have written the text: those who attended, or all if attendance was not noted. */
export async function thankRegistrants({ db }: SiteDatabase, now: Date): Promise<number> {
  let thanked = 0;
  for (const { form, event } of await formsOf(db, "over_at", before(now, thanksFor), before(now, hour)))
    if (Object.values(JSON.parse(form.thanks)).some((text) => String(text).trim() !== ""))
      thanked += await db.transaction().execute((trx) => thank(trx, event, now));
  return thanked;
}

async function thank(db: Db, event: EventFacts, now: Date): Promise<number> {
  const noted = await db
    .selectFrom("registrations")
    .select("id")
    .where("event_id", "=", event.id)
    .where("attended", "=", 1)
    .limit(1)
    .executeTakeFirst();
  const people = await db
    .updateTable("registrations")
    .set({ thanked_at: now.toISOString() })
    .where("event_id", "=", event.id)
    .where("state", "=", "confirmed")
    .where("thanked_at", "is", null)
    .$if(noted !== undefined, (query) => query.where("attended", "=", 1))
    .returning("id")
    .execute();
  await queueRegistrationMails(
    db,
    people.map(({ id }) => id),
    { mail: { what: "thanks" }, occasion: "", at: now },
  );
  return people.length;
}
