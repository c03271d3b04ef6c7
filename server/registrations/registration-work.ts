/** The background work of registration, in the process that holds its lease. */
import type { SiteDatabase } from "../database/connect.ts";
import { wakeSignal } from "../mail/wake-signal.ts";
import type { Settings } from "../process/environment.ts";
import type { Log } from "../process/log.ts";
import { announceChanges } from "./announce-changes.ts";
import { deleteOldRegistrations } from "./erase-registration.ts";
import { changePlaces, endLapsedOffers } from "./places.ts";
import { remindRegistrants, thankRegistrants } from "./reminders.ts";

type Parts = {
  database: SiteDatabase;
  settings: Pick<Settings, "registrationsKeptDays">;
  log: Log;
  /** Wakes the process that sends mail. */
  wake: () => void;
  now?: () => Date;
};

/** Exact enough for offers of hours. A publication wakes the work. */
const interval = 10_000;

export function startRegistrationWork({ database, settings, log, wake, now = () => new Date() }: Parts) {
  const signal = wakeSignal();
  let stopped = false;
  const tasks: Record<string, () => Promise<number>> = {
    "Places were not offered to the next people": () => passOnLapsedOffers(database, now()),
    "Registered people were not told of a change": () => announceChanges(database, now()),
    "Registered people were not reminded": () => remindRegistrants(database, now()),
    "Participants were not thanked": () => thankRegistrants(database, now()),
    "Old registrations were not deleted": async () => {
      const keptDays = settings.registrationsKeptDays;
      const deleted = await deleteOldRegistrations({ database, log }, { keptDays, now: now() });
      if (deleted > 0) log.info("The personal data of old registrations was deleted", { deleted });
      return 0;
    },
  };
  const work = async () => {
    while (!stopped) {
      for (const [failure, task] of Object.entries(tasks)) {
        if (stopped) return;
        try {
          if ((await task()) > 0) wake();
        } catch (error) {
          log.error(`${failure}; retrying in ten seconds`, { error });
        }
      }
      if (!stopped) await signal.pause(interval);
    }
  };
  const done = work();
  return {
    wake: signal.wake,
    stop: (): Promise<void> => {
      stopped = true;
      signal.wake();
      return done;
    },
  };
}

/** Ends the offers that were not accepted in time, and offers the places to the next people. */
export async function passOnLapsedOffers(database: SiteDatabase, now: Date): Promise<number> {
  const lapsed = await database.db
    .selectFrom("registrations")
    .select("event_id")
    .distinct()
    .where("state", "=", "offered")
    .where("offer_until", "<=", now.toISOString())
    .execute();
  for (const { event_id } of lapsed)
    await changePlaces(database, event_id, now, (db) => endLapsedOffers(db, event_id, now));
  return lapsed.length;
}
