/** Staff set up how people register for an event. `eventId` is the edition in the original language. */
import type { SiteDatabase } from "../database/connect.ts";
import { exclusively } from "../database/exclusively.ts";
import { type Actor, logStaffAct } from "../staff/staff-log.ts";
import { announcedFacts } from "./announced-facts.ts";
import { readEvent } from "./event-facts.ts";
import type { RegistrationNumbers } from "./numbers.ts";
import { type Db, noteShownState, offerPlaces, readPlaces, shownState } from "./places.ts";
import {
  columnsOf,
  type FormSettings,
  initialSettings,
  type SettingsProblem,
  settingsOf,
  settingsProblems,
} from "./registration-form.ts";

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

export async function readForm(db: Db, eventId: string): Promise<StaffForm> {
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
}

type Parts = { database: SiteDatabase; now: () => Date; wake: () => void };

export function staffFormOf({ database, now, wake }: Parts) {
  return {
    form: (eventId: string): Promise<StaffForm> => readForm(database.db, eventId),

    /** `base`: the revision that was edited. More places are offered to waiting people immediately. */
    async save(actor: Actor, eventId: string, settings: FormSettings, base: number): Promise<SavedForm> {
      const problems = settingsProblems(settings);
      if (problems.length > 0) return { outcome: "invalid", problems };
      const at = now();
      const saved = await exclusively(database, "registrations", async (db): Promise<SavedForm> => {
        const slug = await slugOf(db, eventId);
        if (slug === undefined) return { outcome: "notThere" };
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
        await logStaffAct(db, actor, "changed the registration of", `events/${slug}`, at);
        const places = await readPlaces(db, eventId);
        if (places) await offerPlaces(db, places, at);
        await noteShownState(db, shownState(before, at), places, at);
        return { outcome: "saved", revision };
      });
      wake();
      return saved;
    },
  };
}

/** Undefined if it is not an event in its original language. */
export async function slugOf(db: Db, id: string): Promise<string | undefined> {
  const event = await db
    .selectFrom("editions")
    .select("slug")
    .where("id", "=", id)
    .where("kind", "=", "events")
    .where("translation_of", "is", null)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return event?.slug;
}
