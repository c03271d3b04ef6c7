import type { Kysely } from "kysely";
import type { Database, RegistrantState } from "../database/schema.ts";

/** People in each state, and seats. `attended`: people. */
export type RegistrationNumbers = Record<RegistrantState, number> & {
  confirmedSeats: number;
  offeredSeats: number;
  waitingSeats: number;
  attended: number;
};

export async function numbersOf(db: Kysely<Database>, eventId: string): Promise<RegistrationNumbers> {
  const counts = await db
    .selectFrom("registrations")
    .select(["state", ({ fn }) => fn.countAll<number>().as("people")])
    .select([
      ({ fn }) => fn.sum<number>("seats").as("seats"),
      ({ fn }) => fn.sum<number>("attended").as("attended"),
    ])
    .where("event_id", "=", eventId)
    .groupBy("state")
    .execute();
  const of = (state: RegistrantState, column: "people" | "seats") =>
    Number(counts.find((count) => count.state === state)?.[column] ?? 0);
  return {
    ...{
      confirmed: of("confirmed", "people"),
      waiting: of("waiting", "people"),
      offered: of("offered", "people"),
    },
    ...{ declined: of("declined", "people"), cancelled: of("cancelled", "people") },
    ...{ confirmedSeats: of("confirmed", "seats"), offeredSeats: of("offered", "seats") },
    waitingSeats: of("waiting", "seats"),
    attended: counts.reduce((sum, { attended }) => sum + Number(attended ?? 0), 0),
  };
}
