/** What staff do with one registration: confirm, cancel, move, note and erase. */
import { sql } from "kysely";
import type { SiteDatabase } from "../database/connect.ts";
import type { RegistrantState, RegistrationRow } from "../database/schema.ts";
import { cleanText } from "../inbox/form/validate.ts";
import type { Log } from "../process/log.ts";
import { type Actor, logStaffAct } from "../staff/staff-log.ts";
import { eraseRegistration } from "./erase-registration.ts";
import { cancelRow, isActive, update } from "./own-registration.ts";
import { activeStates, changePlaces, type Db, endLapsedOffers, type Places } from "./places.ts";
import { queueRegistrationMails } from "./queue-mail.ts";
import { textLimits } from "./registration-limits.ts";
import { freeSeats } from "./registration-state.ts";

export type StaffOutcome =
  | { outcome: "done"; state: RegistrantState }
  | { outcome: "notThere" }
  /** Staff never overbook: raise the capacity first. */
  | { outcome: "notEnoughPlaces"; left: number }
  /** The state does not allow it, such as confirming a confirmed person. */
  | { outcome: "notPossible"; state: RegistrantState }
  | { outcome: "tooLong" };

/** A direction in which a person moves on the waiting list. */
export const moves = ["first", "up", "down", "last"] as const;
export type Move = (typeof moves)[number];

type Parts = { database: SiteDatabase; log: Log; now: () => Date; wake: () => void };

export function staffActsOf({ database, log, now, wake }: Parts) {
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
      if (done.outcome === "done") await logStaffAct(db, actor, what, id, at);
      return done;
    });
    wake();
    return outcome ?? { outcome: "notThere" };
  };

  return {
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

    /** Moves a person on the waiting list. */
    move: (actor: Actor, id: string, to: Move) =>
      act(actor, id, "moved", async (db, row) => {
        if (row.state !== "waiting") return { outcome: "notPossible", state: row.state };
        await moveTo(db, row, to);
        return { outcome: "done", state: row.state };
      }),

    note: (actor: Actor, id: string, text: string) =>
      act(actor, id, "noted on", async (db, row, _places, at) => {
        const note = cleanText(text);
        if ([...note].length > textLimits.note) return { outcome: "tooLong" };
        await update(db, row, { note }, at);
        return { outcome: "done", state: row.state };
      }),

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

/** Whether the person has registered again meanwhile. */
async function hasOther(db: Db, { event_id, email_key }: RegistrationRow): Promise<boolean> {
  const other = await db
    .selectFrom("registrations")
    .select("id")
    .where("event_id", "=", event_id)
    .where("email_key", "=", email_key)
    .where("state", "in", activeStates)
    .executeTakeFirst();
  return other !== undefined;
}

/** People per statement. */
const batchSize = 200;

/** Gives the waiting people their positions again, in the new order. */
async function moveTo(db: Db, row: RegistrationRow, to: Move): Promise<void> {
  const waiting = await db
    .selectFrom("registrations")
    .select(["id", "position"])
    .where("event_id", "=", row.event_id)
    .where("state", "=", "waiting")
    .orderBy("position")
    .execute();
  const from = waiting.findIndex(({ id }) => id === row.id);
  const target = { first: 0, up: Math.max(0, from - 1), down: from + 1, last: waiting.length }[to];
  const order = waiting.toSpliced(from, 1).toSpliced(target, 0, { id: row.id, position: row.position });
  const moved = order
    .map(({ id }, index) => ({ id, position: waiting[index]?.position ?? row.position }))
    .filter(({ id }, index) => id !== waiting[index]?.id);
  for (let start = 0; start < moved.length; start += batchSize) {
    const batch = moved.slice(start, start + batchSize);
    const cases = batch.map(({ id, position }) => sql`when ${id} then cast(${position} as integer)`);
    await db
      .updateTable("registrations")
      .set({ position: sql<number>`case id ${sql.join(cases, sql` `)} end` })
      .where(
        "id",
        "in",
        batch.map(({ id }) => id),
      )
      .execute();
  }
}
