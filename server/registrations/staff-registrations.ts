/** What staff do with the registrations of an event at the desk. `eventId` is the edition in the original language. */
import type { SiteDatabase } from "../database/connect.ts";
import { exclusively } from "../database/exclusively.ts";
import type { RegistrantState, RegistrationRow } from "../database/schema.ts";
import { cleanLine, cleanText } from "../inbox/form/validate.ts";
import type { Log } from "../process/log.ts";
import { type Actor, logStaffAct } from "../staff/staff-log.ts";
import { announcedFacts } from "./announced-facts.ts";
import type { Answers } from "./answers.ts";
import { eraseRegistration } from "./erase-registration.ts";
import { readEvent } from "./event-facts.ts";
import { numbersOf, type RegistrationNumbers } from "./numbers.ts";
import { cancelRow, isActive, update } from "./own-registration.ts";
import {
  changePlaces,
  type Db,
  endLapsedOffers,
  noteShownState,
  offerPlaces,
  type Places,
  readPlaces,
  shownState,
} from "./places.ts";
import { queueRegistrationMails } from "./queue-mail.ts";
import {
  columnsOf,
  type FormSettings,
  initialSettings,
  type SettingsProblem,
  settingsOf,
  settingsProblems,
} from "./registration-form.ts";
import { textLimits } from "./registration-limits.ts";
import { freeSeats } from "./registration-state.ts";

export type StaffForm = {
  settings: FormSettings;
  /** 0 if it was never saved. */
  revision: number;
  changedAt: string | undefined;
  changedByName: string | undefined;
  /** Of people whose data has been deleted since. */
  sums: RegistrationNumbers | undefined;
};

export type SavedForm =
  | { outcome: "saved"; revision: number }
  | { outcome: "invalid"; problems: SettingsProblem[] }
  /** Another member of staff has saved since. */
  | { outcome: "stale"; form: StaffForm }
  /** No event in its original language has this id. */
  | { outcome: "notThere" };

export type StaffOutcome =
  | { outcome: "done"; state: RegistrantState }
  | { outcome: "notThere" }
  /** Staff never overbook: raise the capacity first. */
  | { outcome: "notEnoughPlaces"; left: number }
  /** The state does not allow it, such as confirming a confirmed person. */
  | { outcome: "notPossible"; state: RegistrantState }
  | { outcome: "tooLong" };

export type Registrant = {
  /** Also the code at the door. */
  id: string;
  position: number;
  name: string;
  email: string;
  language: string;
  seats: number;
  /** Without the sensitive ones, unless they were asked for. */
  answers: Answers;
  state: RegistrantState;
  endedBy: RegistrationRow["ended_by"];
  offerUntil: string | null;
  note: string;
  attended: boolean | undefined;
  undelivered: string | null;
  createdAt: string;
  changedAt: string;
};

export type Letter = { subject: string; text: string };
export type Written = { outcome: "queued"; people: number } | { outcome: "missing" } | { outcome: "tooLong" };

/** `at`: when it was ticked, by the clock of the device. Of two ticks, the later one counts. */
export type Tick = { id: string; attended: boolean; at: string };

type Parts = { database: SiteDatabase; log: Log; now: () => Date; wake: () => void };

export function staffRegistrationsOf({ database, log, now, wake }: Parts) {
  const { db } = database;

  type Act = (db: Db, row: RegistrationRow, places: Places, at: Date) => Promise<StaffOutcome>;

  const act = async (actor: Actor, id: string, what: string, work: Act): Promise<StaffOutcome> => {
    const at = now();
    const found = await findRow(db, id);
    if (!found) return { outcome: "notThere" };
    const outcome = await changePlaces(database, found.event_id, at, async (db, places) => {
      await endLapsedOffers(db, found.event_id, at);
      const row = await findRow(db, id);
      if (!row) return { outcome: "notThere" } as const;
      const done = await work(db, row, places, at);
      if (done.outcome === "done") await logStaffAct(db, actor, what, `registration ${id}`, at);
      return done;
    });
    wake();
    return outcome ?? { outcome: "notThere" };
  };

  const readForm = async (db: Db, eventId: string): Promise<StaffForm> => {
    const row = await db
      .selectFrom("registration_forms")
      .selectAll()
      .where("event_id", "=", eventId)
      .executeTakeFirst();
    return {
      settings: row ? settingsOf(row) : initialSettings,
      ...{ revision: row?.revision ?? 0, changedAt: row?.changed_at, changedByName: row?.changed_by_name },
      sums: row?.sums ? JSON.parse(row.sums) : undefined,
    };
  };

  return {
    form: (eventId: string): Promise<StaffForm> => readForm(db, eventId),

    /** `base`: the revision that was edited. More places are offered to waiting people immediately. */
    async save(actor: Actor, eventId: string, settings: FormSettings, base: number): Promise<SavedForm> {
      const problems = settingsProblems(settings);
      if (problems.length > 0) return { outcome: "invalid", problems };
      const at = now();
      const saved = await exclusively(database, "registrations", async (db): Promise<SavedForm> => {
        if (!(await isEvent(db, eventId))) return { outcome: "notThere" };
        const before = await readPlaces(db, eventId);
        if ((before?.form.revision ?? 0) !== base)
          return { outcome: "stale", form: await readForm(db, eventId) };
        const event = await readEvent(db, eventId);
        const revision = base + 1;
        const columns = {
          ...columnsOf(settings),
          ...{ revision, changed_at: at.toISOString(), changed_by_name: actor.name },
        };
        // People who register from now on see the present date and place.
        const announced = event ? JSON.stringify(announcedFacts(event, settings.onlineAddress)) : null;
        await db
          .insertInto("registration_forms")
          .values({ event_id: eventId, ...columns, announced, sums: null })
          .onConflict((conflict) => conflict.column("event_id").doUpdateSet(columns))
          .execute();
        await logStaffAct(db, actor, "changed the registration of", eventId, at);
        const places = await readPlaces(db, eventId);
        if (places) await offerPlaces(db, places, at);
        await noteShownState(db, shownState(before, at), places, at);
        return { outcome: "saved", revision };
      });
      wake();
      return saved;
    },

    numbers: (eventId: string): Promise<RegistrationNumbers> => numbersOf(db, eventId),

    /** Everyone, in the order of arrival. `withSensitive`: only for publishers. */
    async list(eventId: string, { withSensitive }: { withSensitive: boolean }): Promise<Registrant[]> {
      const { settings } = await readForm(db, eventId);
      const hidden = withSensitive ? [] : settings.questions.filter(({ sensitive }) => sensitive);
      const rows = await db
        .selectFrom("registrations")
        .selectAll()
        .where("event_id", "=", eventId)
        .orderBy("position")
        .execute();
      return rows.map((row) => registrantOf(row, new Set(hidden.map(({ id }) => id))));
    },

    /** Confirms a person who waits or has an offer; also one who cancelled or declined, if a place is free. */
    confirm: (actor: Actor, id: string) =>
      act(actor, id, "confirmed", async (db, row, places, at) => {
        if (row.state === "confirmed") return { outcome: "notPossible", state: row.state };
        const left = freeSeats(places.form, places.seats);
        if (row.state !== "offered" && row.seats > left) return { outcome: "notEnoughPlaces", left };
        if (!isActive(row) && (await hasOther(db, row))) return { outcome: "notPossible", state: row.state };
        const confirmed_at = at.toISOString();
        const columns = { state: "confirmed" as const, ended_by: null, offer_until: null, confirmed_at };
        await update(db, row, { ...columns, ics_sequence: row.ics_sequence + 1 }, at);
        const mail = { what: "confirmed" as const };
        await queueRegistrationMails(db, [id], { mail, occasion: confirmed_at, at });
        return { outcome: "done", state: "confirmed" };
      }),

    cancel: (actor: Actor, id: string) =>
      act(actor, id, "cancelled", async (db, row, _places, at) => {
        if (!isActive(row)) return { outcome: "notPossible", state: row.state };
        await cancelRow(db, row, "staff", at);
        return { outcome: "done", state: "cancelled" };
      }),

    /** Moves a waiting person before another one, or to the end of the waiting list. */
    move: (actor: Actor, id: string, { before }: { before: string | null }) =>
      act(actor, id, "moved", async (db, row) => {
        if (row.state !== "waiting") return { outcome: "notPossible", state: row.state };
        await moveTo(db, row, before);
        return { outcome: "done", state: row.state };
      }),

    note: (actor: Actor, id: string, text: string) =>
      act(actor, id, "noted on", async (db, row, _places, at) => {
        const note = cleanText(text);
        if ([...note].length > textLimits.note) return { outcome: "tooLong" };
        await update(db, row, { note }, at);
        return { outcome: "done", state: row.state };
      }),

    /** Of two devices that tick the same person, the later tick counts. Returns how many people are known. */
    async tick(eventId: string, ticks: Tick[]): Promise<number> {
      let known = 0;
      await db.transaction().execute(async (trx) => {
        known = 0;
        for (const { id, attended, at } of ticks) {
          const found = await trx
            .updateTable("registrations")
            .set({ attended: attended ? 1 : 0, attended_at: at })
            .where("id", "=", id)
            .where("event_id", "=", eventId)
            .where(({ eb, or }) => or([eb("attended_at", "is", null), eb("attended_at", "<=", at)]))
            .executeTakeFirstOrThrow();
          known += Number(found.numUpdatedRows);
        }
      });
      return known;
    },

    /** Queues a mail to these people of the event. `people`: how many get it. */
    async write(actor: Actor, eventId: string, ids: string[], letter: Letter): Promise<Written> {
      const clean = { subject: cleanLine(letter.subject), text: cleanText(letter.text) };
      if (!clean.subject || !clean.text) return { outcome: "missing" };
      if ([...clean.subject].length > textLimits.subject || [...clean.text].length > textLimits.letter)
        return { outcome: "tooLong" };
      const at = now();
      const people = await exclusively(database, "registrations", async (db) => {
        const rows = await db
          .selectFrom("registrations")
          .select("id")
          .where("event_id", "=", eventId)
          .execute();
        const wanted = new Set(ids);
        const chosen = rows.map(({ id }) => id).filter((id) => wanted.has(id));
        const mail = { what: "letter" as const, ...clean };
        await queueRegistrationMails(db, chosen, { mail, occasion: at.toISOString(), at });
        await logStaffAct(db, actor, `wrote to ${chosen.length} people of`, eventId, at);
        return chosen.length;
      });
      wake();
      return { outcome: "queued", people };
    },

    /** How many mails to people of the event are still to be sent. */
    async unsent(eventId: string): Promise<number> {
      const { count } = await db
        .selectFrom("mails")
        .innerJoin("registrations", "registrations.id", "mails.registration_id")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .where("registrations.event_id", "=", eventId)
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    async erase(actor: Actor, id: string): Promise<"erased" | "notThere"> {
      const found = await findRow(db, id);
      const isErased = found && (await eraseRegistration({ database, log }, found, now(), actor));
      wake();
      return isErased ? "erased" : "notThere";
    },
  };
}

const findRow = (db: Db, id: string) =>
  db.selectFrom("registrations").selectAll().where("id", "=", id).executeTakeFirst();

async function isEvent(db: Db, id: string): Promise<boolean> {
  const event = await db
    .selectFrom("editions")
    .select("id")
    .where("id", "=", id)
    .where("kind", "=", "events")
    .where("translation_of", "is", null)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return event !== undefined;
}

/** Whether the person has registered again meanwhile. */
async function hasOther(db: Db, { event_id, email_key }: RegistrationRow): Promise<boolean> {
  const other = await db
    .selectFrom("registrations")
    .select("id")
    .where("event_id", "=", event_id)
    .where("email_key", "=", email_key)
    .where("state", "in", ["confirmed", "waiting", "offered"])
    .executeTakeFirst();
  return other !== undefined;
}

/** Gives the waiting people their positions again, in the new order. */
async function moveTo(db: Db, row: RegistrationRow, before: string | null): Promise<void> {
  const waiting = await db
    .selectFrom("registrations")
    .select(["id", "position"])
    .where("event_id", "=", row.event_id)
    .where("state", "=", "waiting")
    .orderBy("position")
    .execute();
  const others = waiting.map(({ id }) => id).filter((id) => id !== row.id);
  const index = before === null ? -1 : others.indexOf(before);
  others.splice(index < 0 ? others.length : index, 0, row.id);
  for (const [order, { id, position }] of waiting.entries()) {
    const moved = others[order];
    if (moved && moved !== id)
      await db.updateTable("registrations").set({ position }).where("id", "=", moved).execute();
  }
}

function registrantOf(row: RegistrationRow, hidden: Set<string>): Registrant {
  const answers = Object.entries(JSON.parse(row.answers) as Answers).filter(([id]) => !hidden.has(id));
  const { id, position, name, email, language, seats, state, note, undelivered } = row;
  return {
    ...{ id, position, name, email, language, seats, state, note, undelivered },
    ...{ answers: Object.fromEntries(answers), endedBy: row.ended_by, offerUntil: row.offer_until },
    ...{ createdAt: row.created_at, changedAt: row.changed_at },
    attended: row.attended === null ? undefined : row.attended === 1,
  };
}
