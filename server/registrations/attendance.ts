/** Who came. Several people tick at several doors, also without a connection. */
import type { SiteDatabase } from "../database/connect.ts";
import type { RegistrantState } from "../database/schema.ts";
import { activeStates } from "./places.ts";
import { ticksTogether } from "./registration-limits.ts";

/** `at`: when it was ticked, by the clock of the server. Of two ticks, the later one counts. */
export type Tick = { id: string; attended: boolean; at: string };

/** A person on the list at the door. */
export type Attendee = {
  /** The code that the person shows. */
  id: string;
  name: string;
  seats: number;
  state: RegistrantState;
  attended: boolean | undefined;
};

/** A change of the last moments may be stored by a transaction that is not finished yet. */
const overlap = 60_000;

export function attendanceOf({ database: { db }, now }: { database: SiteDatabase; now: () => Date }) {
  const attendees = (eventId: string) =>
    db
      .selectFrom("registrations")
      .select(["id", "name", "seats", "state", "attended"])
      .where("event_id", "=", eventId);

  return {
    /** Returns how many of the ticks counted: others were overtaken by a later one, or name unknown people. */
    async tick(eventId: string, ticks: Tick[]): Promise<number> {
      const changed_at = now().toISOString();
      return db.transaction().execute(async (trx) => {
        let counted = 0;
        for (const { id, attended, at } of ticks.slice(0, ticksTogether)) {
          const found = await trx
            .updateTable("registrations")
            .set({ attended: attended ? 1 : 0, attended_at: at, changed_at })
            .where("id", "=", id)
            .where("event_id", "=", eventId)
            .where(({ eb, or }) => or([eb("attended_at", "is", null), eb("attended_at", "<=", at)]))
            .executeTakeFirstOrThrow();
          counted += Number(found.numUpdatedRows);
        }
        return counted;
      });
    },

    /** Everyone who has or may get a place, by name; at most `most` people. */
    async attendees(eventId: string, most: number): Promise<Attendee[]> {
      const rows = await attendees(eventId).where("state", "in", activeStates).limit(most).execute();
      return rows.map(attendeeOf).sort(byName);
    },

    /** Everyone whose registration or attendance has changed since. */
    async changedSince(eventId: string, since: string): Promise<Attendee[]> {
      const from = new Date(Date.parse(since) - overlap).toISOString();
      return (await attendees(eventId).where("changed_at", ">=", from).execute()).map(attendeeOf);
    },

    /** By the code, whatever the state. */
    async attendee(eventId: string, code: string): Promise<Attendee | undefined> {
      const row = await attendees(eventId).where("id", "=", code).executeTakeFirst();
      return row && attendeeOf(row);
    },
  };
}

type Row = Omit<Attendee, "attended"> & { attended: number | null };

const attendeeOf = ({ attended, ...row }: Row): Attendee => ({
  ...row,
  attended: attended === null ? undefined : attended === 1,
});

const collator = new Intl.Collator("und");
const byName = (one: Attendee, other: Attendee) => collator.compare(one.name, other.name);
