/** Registration for events: the interface for pages, the desk and background work. */
import type { SiteDatabase } from "../database/connect.ts";
import { batchQueue } from "../limits/batch-queue.ts";
import { emailKey } from "../mail/email-key.ts";
import type { Settings } from "../process/environment.ts";
import type { Log } from "../process/log.ts";
import { type Actor, logStaffAct } from "../staff/staff-log.ts";
import type { Entry } from "./answers.ts";
import { personErasure } from "./erase-person.ts";
import { mailLinks } from "./mail-links.ts";
import { ownRegistrationsOf } from "./own-registration.ts";
import { readStates } from "./read-states.ts";
import { type Arrival, type Registered, registerBatch } from "./register.ts";
import { type FormSettings, settingsOf } from "./registration-form.ts";
import { storeDeadline, storedTogether, waitingToBeStored } from "./registration-limits.ts";
import { registrationCalendar } from "./registration-mail.ts";
import { cachedRegistrationKey, registrationToken } from "./registration-token.ts";
import { staffRegistrationsOf } from "./staff-registrations.ts";

type Parts = {
  database: SiteDatabase;
  settings: Pick<Settings, "registrationsKeptDays" | "siteUrl" | "mailFrom">;
  log: Log;
  /** Of the content: see server/content/content.ts. */
  version: () => Promise<number>;
  /** Wakes the process that sends mail. */
  wake: () => void;
  now?: () => Date;
};

export type Registrations = ReturnType<typeof registrationsOf>;

/** The form that visitors fill in. */
export type PublicForm = { eventId: string; keptDays: number } & Pick<FormSettings, "questions" | "maxSeats">;

export function registrationsOf({ database, settings, log, version, wake, now = () => new Date() }: Parts) {
  const { db } = database;
  const keptDays = settings.registrationsKeptDays;
  const key = cachedRegistrationKey(db);
  const register = batchQueue<Arrival, Registered>(
    async (arrivals) => registerBatch(database, arrivals, await key()),
    {
      ...{ name: "storing registrations", together: storedTogether, maxWaiting: waitingToBeStored },
      deadline: storeDeadline,
    },
  );

  const findForm = (slug: string) =>
    db
      .selectFrom("registration_forms")
      .innerJoin("records", "records.edition", "event_id")
      .selectAll("registration_forms")
      .where("kind", "=", "events")
      .where("records.id", "=", slug)
      .where("is_on", "=", 1)
      .executeTakeFirst();

  return {
    /** How long personal data is kept after an event. */
    keptDays,

    /** By the slug of the event. Cheap: see read-states.ts. */
    states: readStates({ database, version, now }),

    /** Undefined if the event is not public, or registration is not switched on. */
    async form(slug: string): Promise<PublicForm | undefined> {
      const row = await findForm(slug);
      if (!row) return undefined;
      const { questions, maxSeats } = settingsOf(row);
      return { eventId: row.event_id, keptDays, questions, maxSeats };
    },

    /** Rejects with TooBusy or DeadlinePassed if it cannot be stored soon: then the same form id may be sent again. */
    async register(
      slug: string,
      entry: Entry,
      { formId, address }: { formId?: string | undefined; address?: string | undefined } = {},
    ): Promise<Registered> {
      const registered = await register({ event: { slug }, entry, formId, address, at: now() });
      wake();
      return registered;
    },

    /**
     * Mails a person the links to their registrations. Any visitor can ask, so only the mailbox learns whether there are
     * any. `address`: the IP address of the request. False if too many were asked for today.
     */
    async sendLinks(email: string, address: string): Promise<boolean> {
      const isAllowed = await mailLinks(database, { email, address, at: now() });
      wake();
      return isAllowed;
    },

    /** The links to all registrations of an e-mail address. Give them only to its owner. */
    async ofEmail(email: string): Promise<{ id: string; eventId: string; token: string }[]> {
      const rows = await db
        .selectFrom("registrations")
        .select(["id", "event_id"])
        .where("email_key", "=", emailKey(email))
        .orderBy("created_at")
        .execute();
      const secret = await key();
      return rows.map(({ id, event_id }) => ({
        id,
        eventId: event_id,
        token: registrationToken(id, secret),
      }));
    },

    /** All registrations of an e-mail address, for a person who asks staff for their data. */
    person: (actor: Actor) => personErasure({ database, log, actor, now }),

    own: ownRegistrationsOf({
      ...{ database, keptDays, log, now, wake },
      readCalendar: registrationCalendar({ database, settings, now }),
    }),

    staff: {
      ...staffRegistrationsOf({ database, log, now, wake }),
      /** Registers a person, such as one who telephoned. */
      async add(actor: Actor, eventId: string, entry: Entry): Promise<Registered> {
        const registered = await register({ event: { id: eventId }, entry, byStaff: true, at: now() });
        if (registered.outcome === "registered")
          await logStaffAct(db, actor, "registered a person", registered.id, now());
        wake();
        return registered;
      },
    },
  };
}
