/** The background work of registration, in the process that holds its lease. */
import type { SiteDatabase } from "../database/connect.ts";
import type { Settings } from "../process/environment.ts";
import type { Log } from "../process/log.ts";
import { type RepeatedTasks, repeatTasks } from "../process/repeat-tasks.ts";
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

export function startRegistrationWork(parts: Parts): RepeatedTasks {
  const { database, settings, log, wake, now = () => new Date() } = parts;
  /** Wakes the process that sends mail if the task has written some. */
  const thenMail = (task: (database: SiteDatabase, now: Date) => Promise<number>) => async () => {
    if ((await task(database, now())) > 0) wake();
  };
  const tasks = {
    "Places were not offered to the next people": thenMail(passOnLapsedOffers),
    "Registered people were not told of a change": thenMail(announceChanges),
    "Registered people were not reminded": thenMail(remindRegistrants),
    "Participants were not thanked": thenMail(thankRegistrants),
    "Old registrations were not deleted": async () => {
      const keptDays = settings.registrationsKeptDays;
      const deleted = await deleteOldRegistrations({ database, log }, { keptDays, now: now() });
      if (deleted > 0) log.info("The personal data of old registrations was deleted", { deleted });
    },
  };
  return repeatTasks(tasks, log);
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
