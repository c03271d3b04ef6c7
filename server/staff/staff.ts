import { randomUUID } from "node:crypto";
import type { Selectable } from "kysely";
import { defaultLanguage } from "../../languages.ts";
import { organisation } from "../../organisation.ts";
import type { SiteDatabase } from "../database/connect.ts";
import { exclusively } from "../database/exclusively.ts";
import type { MailChoice, StaffRow } from "../database/schema.ts";
import { emailKey } from "../mail/email-key.ts";
import type { Role } from "./roles.ts";
import { type Actor, logStaffAct } from "./staff-log.ts";

/** The language and time zone in which a person reads the desk and its mails. */
export type Preferences = Pick<Selectable<StaffRow>, "language" | "time_zone">;
export type Person = Pick<StaffRow, "id" | "name" | "email" | "role" | "created_at"> & Preferences;
export type NewPerson = Pick<StaffRow, "name" | "email" | "role"> & Partial<Preferences>;

/** In characters. */
export const maxSignature = 500;

const columns = ["id", "name", "email", "role", "created_at", "language", "time_zone"] as const;

/** The people who work at the desk. Every change is logged with its author. */
export function staffOf(database: SiteDatabase, now: () => Date = () => new Date()) {
  const { db } = database;

  /** One change at a time, so that two administrators cannot remove each other at the same moment. */
  const change = <T>(work: Parameters<typeof exclusively<T>>[2]) => exclusively(database, "staff", work);

  return {
    list: (): Promise<Person[]> => db.selectFrom("staff").select(columns).orderBy("created_at").execute(),

    find: (email: string): Promise<Person | undefined> =>
      db.selectFrom("staff").select(columns).where("email_key", "=", emailKey(email)).executeTakeFirst(),

    add: (by: Actor, person: NewPerson): Promise<Person | "already there"> =>
      change((db) => addPerson(db, by, person, now())),

    /** Staff choose their own names. */
    rename: (by: Actor & { id: string }, name: string): Promise<void> =>
      change(async (db) => {
        await db.updateTable("staff").set({ name }).where("id", "=", by.id).execute();
        await logStaffAct(db, by, "changed their name", name, now());
      }),

    prefer: (by: Actor & { id: string }, { language, time_zone }: Preferences): Promise<void> =>
      change(async (db) => {
        await db.updateTable("staff").set({ language, time_zone }).where("id", "=", by.id).execute();
        await logStaffAct(db, by, "chose a language and time zone", `${language}, ${time_zone}`, now());
      }),

    /** Which reminders of waiting messages a person gets. */
    mails: async (id: string): Promise<MailChoice> => {
      const row = await db.selectFrom("staff").select("mails").where("id", "=", id).executeTakeFirst();
      return row?.mails ?? "none";
    },

    chooseMails: (by: Actor & { id: string }, mails: MailChoice): Promise<void> =>
      change(async (db) => {
        await db.updateTable("staff").set({ mails }).where("id", "=", by.id).execute();
        await logStaffAct(db, by, "chose which mails to get", mails, now());
      }),

    signature: async (id: string): Promise<string> => {
      const row = await db.selectFrom("staff").select("signature").where("id", "=", id).executeTakeFirst();
      return row?.signature ?? "";
    },

    sign: (by: Actor & { id: string }, signature: string): Promise<void> =>
      change(async (db) => {
        await db.updateTable("staff").set({ signature }).where("id", "=", by.id).execute();
        await logStaffAct(db, by, "changed their signature", "", now());
      }),

    changeRole: (by: Actor, id: string, role: Role): Promise<"done" | "not there" | "last administrator"> =>
      change(async (db) => {
        const person = await db.selectFrom("staff").select(columns).where("id", "=", id).executeTakeFirst();
        if (!person) return "not there";
        if (role !== "administrator" && (await isLastAdministrator(db, person))) return "last administrator";
        await db.updateTable("staff").set({ role }).where("id", "=", id).execute();
        await logStaffAct(db, by, `made ${role}`, `${person.name} <${person.email}>`, now());
        return "done";
      }),

    /** Their sessions, codes and passkeys are deleted with them. */
    remove: (by: Actor, id: string): Promise<"done" | "not there" | "last administrator"> =>
      change(async (db) => {
        const person = await db.selectFrom("staff").select(columns).where("id", "=", id).executeTakeFirst();
        if (!person) return "not there";
        if (await isLastAdministrator(db, person)) return "last administrator";
        await db.deleteFrom("staff").where("id", "=", id).execute();
        await logStaffAct(db, by, "removed", `${person.name} <${person.email}>`, now());
        return "done";
      }),
  };
}

/** The caller holds the "staff" lock. */
export async function addPerson(
  db: SiteDatabase["db"],
  by: Actor,
  { name, email, role, language = defaultLanguage, time_zone = organisation.timeZone }: NewPerson,
  at: Date,
): Promise<Person | "already there"> {
  const person = { id: randomUUID(), name, email, role, language, time_zone, created_at: at.toISOString() };
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("staff")
    .values({ ...person, email_key: emailKey(email) })
    .onConflict((conflict) => conflict.column("email_key").doNothing())
    .executeTakeFirstOrThrow();
  if (!numInsertedOrUpdatedRows) return "already there";
  await logStaffAct(db, by, `added as ${role}`, `${name} <${email}>`, at);
  return person;
}

async function isLastAdministrator(db: SiteDatabase["db"], { role }: Person): Promise<boolean> {
  if (role !== "administrator") return false;
  const all = await db
    .selectFrom("staff")
    .select("id")
    .where("role", "=", "administrator")
    .limit(2)
    .execute();
  return all.length === 1;
}
