/** Digests send themselves: what was published since the last one. */
import type { SiteDatabase } from "../database/connect.ts";
import { exclusively } from "../database/exclusively.ts";
import { after, before } from "../database/instants.ts";
import { day } from "./newsletter-limits.ts";
import { addSending, type Db, type DigestRecord } from "./sendings.ts";
import { type Frequency, frequencies, kindsOfTopics } from "./topics.ts";

const minute = 60_000;
/** Time to correct or withdraw a record before it is mailed. */
const settleTime = 15 * minute;
/** In UTC: nine o'clock in East Africa. */
const hourOfDigests = 6;
/** A record that was imported with an older date is not news. */
const oldest = 30 * day;
/** Beyond this, the newest ones: an import may publish thousands. */
const maxRecords = 200;

/** Until when records belong into a digest that is due now. */
function endOf(frequency: Frequency, now: Date): Date {
  if (frequency === "each") return new Date(now.getTime() - settleTime);
  const end = new Date(now);
  end.setUTCHours(hourOfDigests, 0, 0, 0);
  if (end > now) end.setUTCDate(end.getUTCDate() - 1);
  if (frequency === "monthly") end.setUTCDate(1);
  // Monday is 1.
  else end.setUTCDate(end.getUTCDate() - ((end.getUTCDay() + 6) % 7));
  return end;
}

/** Plans the digests that are due. Each record is in one digest of each frequency, also after a crash. */
export async function planDigests(database: SiteDatabase, now: Date): Promise<number> {
  let planned = 0;
  for (const frequency of frequencies) {
    const end = endOf(frequency, now);
    const last = (await readLast(database.db, frequency))?.until;
    // A site that starts, or a clock that was ahead, begins with what is published from now on.
    if (!last || last > after(now, day)) await setEnd(database.db, frequency, now);
    else if (last < end.toISOString() && (await isWorthPlanning(database.db, frequency, last, end, now)))
      planned += (await plan(database, frequency, end, now)) ? 1 : 0;
  }
  return planned;
}

/** New records are looked for every few seconds, so first without a lock. */
const isWorthPlanning = async (db: Db, frequency: Frequency, since: string, end: Date, now: Date) =>
  frequency !== "each" || (await publishedBetween(db, since, end.toISOString(), now)).length > 0;

const plan = (database: SiteDatabase, frequency: Frequency, end: Date, now: Date): Promise<boolean> =>
  exclusively(database, "newsletter", async (db) => {
    const last = await readLast(db, frequency);
    const since = last?.until;
    if (!since || since >= end.toISOString()) return false;
    const found = await publishedBetween(db, since, end.toISOString(), now);
    if (found.length === 0 && frequency === "each") return false;
    await setEnd(db, frequency, end);
    const [first] = found;
    if (!first) return false;
    const records: DigestRecord[] = found.map(({ kind, edition }) => ({ kind, edition }) as DigestRecord);
    const due = frequency === "each" ? new Date(Date.parse(first.published) + settleTime) : end;
    await addSending(db, {
      asks_because: last.asks === 1 ? "restored" : null,
      ...{ kind: "digest", frequency, content: { records }, created_by_name: "" },
      ...{ due_at: due.toISOString(), at: now },
    });
    return true;
  });

/** Newest first. Records that were sent by mail on their own are left out. */
async function publishedBetween(db: Db, since: string, until: string, now: Date) {
  const rows = await db
    .selectFrom("records")
    .innerJoin("editions", "editions.id", "records.edition")
    .select(["records.kind", "records.edition", "editions.first_published_at as published"])
    .where("records.kind", "in", Object.values(kindsOfTopics))
    .where("records.created_at", ">", before(new Date(since), oldest))
    .where("editions.first_published_at", ">", since)
    .where("editions.first_published_at", "<=", until)
    .where("editions.sample", "is", null)
    .where(({ eb, or }) => or([eb("over_at", "is", null), eb("over_at", ">", now.toISOString())]))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("newsletter_sendings")
            .select("newsletter_sendings.id")
            .whereRef("newsletter_sendings.edition_id", "=", "records.edition"),
        ),
      ),
    )
    .orderBy("editions.first_published_at", "desc")
    .limit(maxRecords)
    .execute();
  return rows.flatMap(({ published, ...row }) => (published ? [{ ...row, published }] : []));
}

const readLast = (db: Db, frequency: Frequency) =>
  db.selectFrom("newsletter_digests").selectAll().where("frequency", "=", frequency).executeTakeFirst();

async function setEnd(db: Db, frequency: Frequency, end: Date): Promise<void> {
  const until = end.toISOString();
  await db
    .insertInto("newsletter_digests")
    .values({ frequency, until, asks: 0 })
    .onConflict((conflict) => conflict.column("frequency").doUpdateSet({ until, asks: 0 }))
    .execute();
}
