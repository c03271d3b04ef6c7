/** An event with registration, for tests. */
import type { Language } from "../languages.ts";
import type { SiteDatabase } from "../server/database/connect.ts";
import { createLog } from "../server/process/log.ts";
import type { Entry } from "../server/registrations/answers.ts";
import type { Registered } from "../server/registrations/register.ts";
import { type FormSettings, initialSettings } from "../server/registrations/registration-form.ts";
import { registrationsOf } from "../server/registrations/registrations.ts";
import { event } from "./records.ts";
import { save, type Written } from "./save.ts";

const testSettings = { registrationsKeptDays: 90, siteUrl: "https://example.org", mailFrom: undefined };

export const ada = { id: null, name: "Ada" };
const hour = 60 * 60_000;

/** A clock that a test moves. */
export function testClock(start = "2026-11-10T09:00:00.000Z") {
  let time = Date.parse(start);
  return {
    now: () => new Date(time),
    pass: (hours: number) => {
      time += hours * hour;
    },
  };
}

type Setup = {
  settings?: Partial<FormSettings>;
  event?: Partial<Written<"events">>;
  now?: () => Date;
  slug?: string;
};

/** Publishes an event on 20 November 2026, and switches its registration on. */
export async function eventWithPlaces(database: SiteDatabase, setup: Setup = {}) {
  const { slug = "clinic", now = testClock().now } = setup;
  await save(database.db, "events", event(slug, setup.event ?? {}));
  const registrations = registrationsOf({
    ...{ database, settings: testSettings, log: createLog("silent"), now },
    ...{ version: async () => performance.now(), wake: () => {} },
  });
  const { id: eventId } = await database.db
    .selectFrom("editions")
    .select("id")
    .where("kind", "=", "events")
    .where("slug", "=", slug)
    .executeTakeFirstOrThrow();
  const settings = { ...initialSettings, isOn: true, ...setup.settings };
  const saved = await registrations.staff.save(ada, eventId, settings, 0);
  if (saved.outcome !== "saved") throw new Error(JSON.stringify(saved));
  const register = (name: string, more: Partial<Entry> = {}, formId?: string) =>
    registrations.register(slug, entryOf(name, more), { formId });
  /** The token of a new registration. */
  const registered = async (name: string, more: Partial<Entry> = {}): Promise<string> =>
    tokenIn(await register(name, more));
  /** Saves other settings. */
  const set = async (change: Partial<FormSettings>) => {
    const form = await registrations.staff.form(eventId);
    return registrations.staff.save(ada, eventId, { ...form.settings, ...change }, form.revision);
  };
  /** "Ada confirmed, Ben waiting": everyone in the order of arrival. */
  const people = async (): Promise<string> =>
    (await registrations.staff.list(eventId, { withSensitive: true }))
      .map(({ name, state }) => `${name} ${state}`)
      .join(", ");
  /** The queued mails, as "confirmed to ada@example.org". */
  const mails = async (): Promise<string[]> => {
    const rows = await database.db
      .selectFrom("mails")
      .innerJoin("registrations", "registrations.id", "registration_id")
      .select(["body", "registrations.email"])
      .orderBy("mails.created_at")
      .orderBy("position")
      .execute();
    return rows.map(({ body, email }) => `${JSON.parse(body ?? "").what} to ${email}`);
  };
  return { registrations, eventId, slug, register, registered, set, people, mails };
}

export const entryOf = (name: string, more: Partial<Entry> = {}): Entry => ({
  ...{ name, email: `${name.toLowerCase()}@example.org`, seats: 1, language: "en" as Language, answers: {} },
  ...more,
});

export function tokenIn(registered: Registered): string {
  if (registered.outcome !== "registered") throw new Error(JSON.stringify(registered));
  return registered.token;
}
