/**
 * Until when security.txt is valid (RFC 9116). Only a person at the desk can extend it, so that a site that nobody looks
 * after stops promising that someone answers. See docs/decisions/2026-11-17-security-txt-confirmed-by-a-person.md.
 */
import type { Kysely } from "kysely";
import { cachePerVersion } from "../content/cache-per-version.ts";
import { bumpVersion } from "../content/changes.ts";
import type { SiteDatabase } from "../database/connect.ts";
import type { Database } from "../database/schema.ts";
import { type Actor, logStaffAct } from "../staff/staff-log.ts";

const day = 24 * 60 * 60_000;
/** RFC 9116 recommends less than a year. */
const confirmedFor = 360 * day;
/** Time for the first administrator, counted from the creation of the database. */
const unconfirmedFor = 90 * day;
const askBefore = 30 * day;

const act = "confirmed security.txt";

export type SecurityTxtStatus = {
  expiresAt: string;
  /** Undefined until the first confirmation. */
  confirmed: { at: string; by: string } | undefined;
};

export function securityTxtOf({ db }: SiteDatabase, version: () => Promise<number>) {
  return {
    /** Read once per content version, because the log may be long. */
    status: cachePerVersion(version, () => readStatus(db)),
    confirm: (person: Actor, at = new Date()) =>
      db.transaction().execute(async (trx) => {
        await logStaffAct(trx, person, act, "", at);
        await bumpVersion(trx, "record_texts");
      }),
  };
}

async function readStatus(db: Kysely<Database>): Promise<SecurityTxtStatus> {
  const last = await db
    .selectFrom("staff_log")
    .select(["at", "staff_name"])
    .where("act", "=", act)
    .orderBy("number", "desc")
    .limit(1)
    .executeTakeFirst();
  if (last)
    return { expiresAt: after(last.at, confirmedFor), confirmed: { at: last.at, by: last.staff_name } };
  const { created } = await db
    .selectFrom("applied_migrations")
    .select(({ fn }) => fn.min("applied_at").as("created"))
    .executeTakeFirstOrThrow();
  return { expiresAt: after(created, unconfirmedFor), confirmed: undefined };
}

const after = (at: string, time: number) => new Date(Date.parse(at) + time).toISOString();

/** Whether the desk asks for a confirmation: always before the first one, then during the last 30 days. */
export const mustConfirm = ({ expiresAt, confirmed }: SecurityTxtStatus, now: Date): boolean =>
  !confirmed || now.getTime() >= Date.parse(expiresAt) - askBefore;
