/** What people do with the link to their registration: see, change, cancel and erase it, and answer an offer. */
import type { SiteDatabase } from "../database/connect.ts";
import type { RegistrantState, RegistrationRow } from "../database/schema.ts";
import { guessLimit } from "../limits/guess-limit.ts";
import { emailKey } from "../mail/email-key.ts";
import type { Log } from "../process/log.ts";
import { tokenHash } from "../staff/secrets.ts";
import { type Answers, cleanEntry, type Entry, type EntryProblems, entryProblems } from "./answers.ts";
import { eraseRegistration } from "./erase-registration.ts";
import { keptUntil } from "./keeping.ts";
import { activeStates, changePlaces, type Db, endLapsedOffers, type Places, readPlaces } from "./places.ts";
import { queueRegistrationMails } from "./queue-mail.ts";
import { type FormSettings, settingsOf } from "./registration-form.ts";
import { freeSeats } from "./registration-state.ts";
import { never, type ReminderName } from "./reminder-marks.ts";

export type OwnRegistration = {
  /** The code to show at the door. */
  id: string;
  eventId: string;
  /** Of the event's page; undefined while it is not public. */
  slug: string | undefined;
  state: RegistrantState;
  /** "person", "staff", or "time" if an offer was not accepted in time. */
  endedBy: RegistrationRow["ended_by"];
  offerUntil: string | null;
  /** How many people on the waiting list come first. */
  ahead: number;
  name: string;
  email: string;
  language: string;
  seats: number;
  answers: Answers;
  attended: boolean | undefined;
  /** Only for confirmed people; empty for events that are not online. */
  onlineAddress: string;
  settings: Pick<FormSettings, "questions" | "maxSeats">;
  /** Whether the person receives each reminder; undefined if the event has none. */
  reminders: Record<ReminderName, boolean | undefined>;
  /** Whether the event is over or cancelled: then nothing can be changed but erased. */
  isOver: boolean;
  createdAt: string;
  /** When the data is deleted; undefined while the event is not public. */
  keptUntil: string | undefined;
};

export type OwnOutcome =
  | { outcome: "done"; state: RegistrantState }
  /** The link is invalid, or the registration was erased. */
  | { outcome: "notThere" }
  /** The offer was declined, or not accepted in time. */
  | { outcome: "lapsed" }
  /** The event is over or cancelled, or the registration was cancelled before. */
  | { outcome: "over" }
  | { outcome: "invalid"; problems: EntryProblems }
  /** Another registration for the event has this address. */
  | { outcome: "addressTaken" }
  | { outcome: "notEnoughPlaces"; left: number };

type Parts = {
  database: SiteDatabase;
  keptDays: number;
  readCalendar: (id: string) => Promise<string | undefined>;
  log: Log;
  now: () => Date;
  wake: () => void;
};

export function ownRegistrationsOf({ database, keptDays, readCalendar, log, now, wake }: Parts) {
  const guesses = guessLimit(now);

  const findRow = (db: Db, token: string) =>
    db.selectFrom("registrations").selectAll().where("token_hash", "=", tokenHash(token)).executeTakeFirst();

  type Act = (db: Db, row: RegistrationRow, places: Places, at: Date) => Promise<OwnOutcome>;

  /** Looks the registration up again under the lock, where lapsed offers have ended. */
  const act = async (token: string, work: Act): Promise<OwnOutcome> => {
    const found = await findRow(database.db, token);
    if (!found) return { outcome: "notThere" };
    const at = now();
    const outcome = await changePlaces(database, found.event_id, at, async (db, places) => {
      await endLapsedOffers(db, found.event_id, at);
      const row = await findRow(db, token);
      return row ? work(db, row, places, at) : ({ outcome: "notThere" } as const);
    });
    wake();
    return outcome ?? { outcome: "notThere" };
  };

  const find = async (token: string): Promise<OwnRegistration | undefined> => {
    const row = await findRow(database.db, token);
    const places = row && (await readPlaces(database.db, row.event_id));
    if (!places) return undefined;
    const { form, event } = places;
    const { questions, maxSeats, remindsTwoDays, remindsTwoHours } = settingsOf(form);
    const isLapsed = row.state === "offered" && (row.offer_until ?? "") <= now().toISOString();
    return {
      ...{ id: row.id, eventId: row.event_id, slug: event?.slug, name: row.name, email: row.email },
      ...(isLapsed
        ? { state: "declined", endedBy: "time", offerUntil: null }
        : { state: row.state, endedBy: row.ended_by, offerUntil: row.offer_until }),
      ...{ language: row.language, seats: row.seats, answers: JSON.parse(row.answers) },
      ahead: row.state === "waiting" ? await countAhead(database.db, row) : 0,
      attended: row.attended === null ? undefined : row.attended === 1,
      onlineAddress: row.state === "confirmed" ? form.online_address : "",
      settings: { questions, maxSeats },
      reminders: {
        twoDays: remindsTwoDays ? row.reminded_two_days !== never : undefined,
        twoHours: remindsTwoHours ? row.reminded_two_hours !== never : undefined,
      },
      isOver: isOver(places, now()),
      createdAt: row.created_at,
      keptUntil: event && keptUntil(event, keptDays),
    };
  };

  return {
    /** Undefined for an invalid link and an erased registration. */
    find,

    /** The same for a visitor, who may guess wrong a few times. `address`: the IP address of the request. */
    async open(token: string, address: string): Promise<OwnRegistration | "notThere" | "tooMany"> {
      if (guesses.isReached(address)) return "tooMany";
      const found = await find(token);
      if (!found) guesses.noteWrong(address);
      return found ?? "notThere";
    },

    /** The calendar file of a person who has a place. */
    async calendar(token: string): Promise<string | undefined> {
      const row = await findRow(database.db, token);
      return row?.state === "confirmed" ? readCalendar(row.id) : undefined;
    },

    /** A reminder that was turned off counts as sent. */
    async setReminders(token: string, wanted: Record<ReminderName, boolean>): Promise<OwnOutcome> {
      const row = await findRow(database.db, token);
      if (!row) return { outcome: "notThere" };
      const marked = (sent: string | null, isWanted: boolean) =>
        isWanted ? (sent === never ? null : sent) : never;
      const columns = {
        reminded_two_days: marked(row.reminded_two_days, wanted.twoDays),
        reminded_two_hours: marked(row.reminded_two_hours, wanted.twoHours),
      };
      await update(database.db, row, columns, now());
      return { outcome: "done", state: row.state };
    },

    /** Accepting twice is accepting once. */
    accept: (token: string) =>
      act(token, async (db, row, places, at) => {
        if (row.state === "confirmed") return { outcome: "done", state: "confirmed" };
        if (row.state !== "offered") return { outcome: "lapsed" };
        if (isOver(places, at)) return { outcome: "over" };
        const now = at.toISOString();
        await update(db, row, { state: "confirmed", offer_until: null, confirmed_at: now }, at);
        await queueRegistrationMails(db, [row.id], { mail: { what: "confirmed" }, occasion: now, at });
        return { outcome: "done", state: "confirmed" };
      }),

    decline: (token: string) =>
      act(token, async (db, row, _places, at) => {
        if (row.state === "declined") return { outcome: "done", state: "declined" };
        if (row.state !== "offered") return { outcome: "lapsed" };
        await update(db, row, { state: "declined", ended_by: "person", offer_until: null }, at);
        return { outcome: "done", state: "declined" };
      }),

    /** Frees the place, or the one on the waiting list, immediately. */
    cancel: (token: string) =>
      act(token, async (db, row, places, at) => {
        if (row.state === "cancelled") return { outcome: "done", state: "cancelled" };
        if (!isActive(row) || isPast(places, at)) return { outcome: "over" };
        await cancelRow(db, row, "person", at);
        return { outcome: "done", state: "cancelled" };
      }),

    /** Fewer seats free the others immediately. More seats are given only if they are free and the waiting list is empty. */
    change: (token: string, typed: Entry) =>
      act(token, async (db, row, places, at) => {
        if (!isActive(row) || isOver(places, at)) return { outcome: "over" };
        const settings = settingsOf(places.form);
        const entry = cleanEntry(typed, settings.questions);
        const problems = entryProblems(entry, {
          ...settings,
          maxSeats: Math.max(settings.maxSeats, row.seats),
        });
        if (Object.keys(problems).length > 0) return { outcome: "invalid", problems };
        const more = entry.seats - row.seats;
        const left = places.seats.waiting > 0 ? 0 : freeSeats(places.form, places.seats);
        if (row.state !== "waiting" && more > left) return { outcome: "notEnoughPlaces", left };
        const email_key = emailKey(entry.email);
        if (email_key !== row.email_key && (await isTaken(db, row.event_id, email_key)))
          return { outcome: "addressTaken" };
        const { answers, ...fields } = entry;
        const columns = { ...fields, answers: JSON.stringify(answers), email_key, undelivered: null };
        await update(db, row, columns, at);
        if (email_key !== row.email_key)
          await queueRegistrationMails(db, [row.id], {
            ...{ mail: { what: row.state as (typeof activeStates)[number] }, occasion: at.toISOString(), at },
          });
        return { outcome: "done", state: row.state };
      }),

    /** Deletes everything that is known about the person at this event, and frees the place. */
    async erase(token: string): Promise<"erased" | "notThere"> {
      const found = await findRow(database.db, token);
      const isErased = found && (await eraseRegistration({ database, log }, found, now()));
      wake();
      return isErased ? "erased" : "notThere";
    },
  };
}

const isPast = ({ event }: Places, at: Date) => event !== undefined && event.ends < at.toISOString();

const isOver = (places: Places, at: Date) =>
  places.event === undefined || places.event.status === "cancelled" || isPast(places, at);

export const isActive = ({ state }: Pick<RegistrationRow, "state">): boolean =>
  (activeStates as readonly string[]).includes(state);

type Columns = Partial<Omit<RegistrationRow, "id" | "event_id">>;

export async function update(db: Db, { id }: { id: string }, columns: Columns, at: Date): Promise<void> {
  await db
    .updateTable("registrations")
    .set({ ...columns, changed_at: at.toISOString() })
    .where("id", "=", id)
    .execute();
}

/** Tells the person by mail, and removes the event from their calendar. */
export async function cancelRow(
  db: Db,
  row: RegistrationRow,
  ended_by: "person" | "staff",
  at: Date,
): Promise<void> {
  const ics_sequence = row.ics_sequence + 1;
  await update(db, row, { state: "cancelled", ended_by, offer_until: null, ics_sequence }, at);
  await queueRegistrationMails(db, [row.id], { mail: { what: "cancelled" }, occasion: "", at });
}

async function countAhead(db: Db, { event_id, position }: RegistrationRow): Promise<number> {
  const { count } = await db
    .selectFrom("registrations")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("event_id", "=", event_id)
    .where("state", "=", "waiting")
    .where("position", "<", position)
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function isTaken(db: Db, eventId: string, email_key: string): Promise<boolean> {
  const other = await db
    .selectFrom("registrations")
    .select("id")
    .where("event_id", "=", eventId)
    .where("email_key", "=", email_key)
    .where("state", "in", activeStates)
    .executeTakeFirst();
  return other !== undefined;
}
