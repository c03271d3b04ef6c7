import type { Kysely } from "kysely";
import { after, before } from "../../database/instants.ts";
import type { DailyActRow, Database } from "../../database/schema.ts";
import { networkHash } from "../../limits/networks.ts";
import { clockSkew } from "../message-limits.ts";
import { keysOf } from "./hashes.ts";

type Db = Kysely<Database>;
/** A network or a mailbox, and how often a day it may cause the act. */
type Limited = { name: string; most: number };

const day = 24 * 60 * 60_000;

/**
 * Counts an act for each of them. If one has reached its limit, counts nothing and returns false. Call it in a transaction
 * that holds the lock "enquiries", so that two processes cannot both use the last one. The counts are stored by keyed
 * hashes and independently of the message, so that erasing it does not reset the limit.
 */
export async function allowedToday(
  db: Db,
  what: DailyActRow["what"],
  limited: Limited[],
  at: Date,
): Promise<boolean> {
  const keys = keysOf(await db.selectFrom("enquiry_state").selectAll().executeTakeFirstOrThrow());
  const noted: string[] = [];
  for (const { name, most } of limited) {
    const hashes = keys.map((key) => networkHash(name, key));
    const earlier = await db
      .selectFrom("daily_acts")
      .select("at")
      .where("who", "in", hashes)
      .where("what", "=", what)
      .where("at", ">", before(at, day))
      .where("at", "<=", after(at, clockSkew))
      .limit(most)
      .execute();
    if (earlier.length >= most) return false;
    noted.push(...hashes.slice(0, 1));
  }
  const rows = noted.map((who) => ({ what, who, at: at.toISOString() }));
  if (rows.length > 0) await db.insertInto("daily_acts").values(rows).execute();
  return true;
}

/** Deletes acts that no longer count, and those dated by a clock that was ahead. Returns how many. */
export async function deleteDailyActs(db: Db, now: Date): Promise<number> {
  const past = db
    .deleteFrom("daily_acts")
    .where(({ eb, or }) => or([eb("at", "<=", before(now, day)), eb("at", ">", after(now, day))]));
  return Number((await past.executeTakeFirstOrThrow()).numDeletedRows);
}
