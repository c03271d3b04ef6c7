/** The links to other sites: each is asked once a week at most, one at a time. */
import { type Kysely, sql } from "kysely";
import { organisation } from "../../organisation.ts";
import { localDay } from "../content/local-day.ts";
import { after } from "../database/instants.ts";
import type { Database } from "../database/schema.ts";
import { askLink, type LinkAnswer } from "./ask-link.ts";

type Db = Kysely<Database>;

const day = 24 * 60 * 60_000;
const askEvery = 7 * day;
/** Links that no text has any longer are forgotten. */
const forgetAfter = 30 * day;
const maxLinks = 5000;
const failuresToReport = 2;

/** Remembers the links of a text, and returns those that failed on two days. */
export async function noteLinks(db: Db, addresses: string[], now: Date) {
  if (addresses.length === 0) return [];
  const seen_at = now.toISOString();
  const { total } = await db
    .selectFrom("care_links")
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  if (Number(total) < maxLinks)
    await db
      .insertInto("care_links")
      .values(addresses.map((address) => ({ address, seen_at, asked_at: null, failures: 0, status: null })))
      .onConflict((conflict) => conflict.column("address").doUpdateSet({ seen_at }))
      .execute();
  return db
    .selectFrom("care_links")
    .select(["address", "status"])
    .where("address", "in", addresses)
    .where("failures", ">=", failuresToReport)
    .execute();
}

export async function forgetLinks(db: Db, now: Date): Promise<void> {
  await db.deleteFrom("care_links").where("seen_at", "<", after(now, -forgetAfter)).execute();
}

/** Asks the address that has waited longest; false if none is due. Claims it first, so that no other process asks too. */
export async function askNext(
  db: Db,
  { userAgent, now, ask = askLink }: { userAgent: string; now: Date; ask?: typeof askLink },
): Promise<boolean> {
  const isDue = sql<boolean>`(asked_at is null or asked_at < ${after(now, -askEvery)})`;
  const next = await db
    .selectFrom("care_links")
    .select(["address", "asked_at"])
    .where(isDue)
    .orderBy("address")
    .limit(1)
    .executeTakeFirst();
  if (!next) return false;
  const claimed = await db
    .updateTable("care_links")
    .set({ asked_at: now.toISOString() })
    .where("address", "=", next.address)
    .where(isDue)
    .executeTakeFirst();
  if (claimed.numUpdatedRows === 0n) return true;
  await record(db, next, await ask(next.address, { userAgent }), now);
  return true;
}

async function record(
  db: Db,
  { address, asked_at }: { address: string; asked_at: string | null },
  answer: LinkAnswer,
  now: Date,
): Promise<void> {
  const dayOf = (instant: string) => localDay(instant, organisation.timeZone);
  const isOtherDay = asked_at === null || dayOf(asked_at) !== dayOf(now.toISOString());
  await db
    .updateTable("care_links")
    .set(({ eb }) =>
      answer.outcome === "gone"
        ? { status: answer.status, failures: isOtherDay ? eb("failures", "+", 1) : eb.ref("failures") }
        : { status: null, failures: 0 },
    )
    .where("address", "=", address)
    .execute();
}
