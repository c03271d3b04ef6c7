/** Claims the mails of sendings before they are sent, and settles them afterwards. */
import type { SiteDatabase } from "../database/connect.ts";
import { exclusively } from "../database/exclusively.ts";
import { after } from "../database/instants.ts";
import type { NewsletterDeliveryRow, NewsletterSendingRow, SubscriberRow } from "../database/schema.ts";
import { claimedFor, pauseAfter } from "../mail/retries.ts";
import type { MailedTo } from "./newsletter-keys.ts";
import { giveBack, noteAccepted, noteRefused, type Rates, takeFromAll, takeTurns } from "./rates.ts";
import type { Db } from "./sendings.ts";

/** About two days: see pauseAfter. */
const maxAttempts = 100;

export type Claimed = Pick<NewsletterDeliveryRow, "attempts"> & {
  sending: NewsletterSendingRow;
  subscriber: SubscriberRow;
};

/** Mails that are looked at for one claim. Those whose domain has no turn yet are postponed. */
const lookedAt = 50;
const maxRounds = 20;

/**
 * Claims mails that are due, by making them due later: if the process is killed, another one claims them then, and counts
 * that they may have been sent. Only what is about to be sent is claimed. Undefined if there is no sending.
 */
export async function claimDeliveries(
  database: SiteDatabase,
  { most, rates, now, claim = claimedFor }: { most: number; rates: Rates; now: Date; claim?: number },
): Promise<Claimed[] | undefined> {
  if (most <= 0) return [];
  const isSending = await database.db
    .selectFrom("newsletter_sendings")
    .select("id")
    .where("state", "=", "sending")
    .limit(1)
    .executeTakeFirst();
  if (!isSending) return undefined;
  return exclusively(database, "newsletter", async (db) => {
    const sendings = await db
      .selectFrom("newsletter_sendings")
      .selectAll()
      .where("state", "=", "sending")
      .orderBy("started_at")
      .execute();
    if (sendings.length === 0) return [];
    const allowed = await takeFromAll(db, most, rates, now);
    const claimed: Claimed[] = [];
    for (const sending of sendings)
      for (let round = 0; claimed.length < allowed && round < maxRounds; round++) {
        const found = await claimFrom(db, sending, { most: allowed - claimed.length, rates, now, claim });
        claimed.push(...found.claimed);
        if (!found.isMore) break;
      }
    await giveBack(db, allowed - claimed.length, rates);
    return claimed;
  });
}

type Claiming = { most: number; rates: Rates; now: Date; claim: number };

async function claimFrom(
  db: Db,
  sending: NewsletterSendingRow,
  { most, rates, now, claim }: Claiming,
): Promise<{ claimed: Claimed[]; isMore: boolean }> {
  const due = await db
    .selectFrom("newsletter_deliveries")
    .select(["subscriber_id", "state", "attempts", "due_at", "has_turn"])
    .where("sending_id", "=", sending.id)
    .where("state", "in", ["waiting", "sending"])
    .where("due_at", "<=", now.toISOString())
    .orderBy("due_at")
    .limit(lookedAt)
    .execute();
  if (due.length === 0) return { claimed: [], isMore: false };
  const people = await db.selectFrom("subscribers").selectAll().where("id", "in", idsOf(due)).execute();
  const wanted = sending.kind === "invitation" ? "unconfirmed" : "active";
  const byId = new Map(people.filter(({ state }) => state === wanted).map((person) => [person.id, person]));
  const gone = due.filter(({ subscriber_id }) => !byId.has(subscriber_id));
  await settle(db, sending.id, idsOf(gone), { state: "skipped", problem: null }, now);
  const here = due.flatMap((delivery) => {
    const subscriber = byId.get(delivery.subscriber_id);
    return subscriber ? [{ ...delivery, subscriber, domain: subscriber.domain }] : [];
  });
  const turns = await takeTurns(db, here, { most, rates, at: now });
  for (const { subscriber_id, turn } of turns.later)
    await update(db, sending.id, [subscriber_id], { due_at: turn, has_turn: 1 });
  await countRepeats(
    db,
    sending.id,
    turns.now.filter(({ state }) => state === "sending"),
  );
  await claimRows(db, sending.id, turns.now, after(now, claim));
  const claimed = turns.now.map(({ subscriber, attempts }) => ({
    ...{ sending, subscriber, attempts: attempts + 1 },
  }));
  return { claimed, isMore: due.length === lookedAt };
}

type Named = { subscriber_id: string };
const idsOf = (rows: Named[]) => rows.map(({ subscriber_id }) => subscriber_id);

async function claimRows(db: Db, sendingId: string, rows: Named[], due_at: string): Promise<void> {
  if (rows.length === 0) return;
  await db
    .updateTable("newsletter_deliveries")
    .set(({ eb }) => ({ state: "sending", attempts: eb("attempts", "+", 1), due_at, has_turn: 0 }))
    .where("sending_id", "=", sendingId)
    .where("subscriber_id", "in", idsOf(rows))
    .execute();
}

/** Another process had claimed them and did not settle them: they may have been sent. */
async function countRepeats(db: Db, sendingId: string, rows: Named[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .updateTable("newsletter_deliveries")
    .set(({ eb }) => ({ repeats: eb("repeats", "+", 1) }))
    .where("sending_id", "=", sendingId)
    .where("subscriber_id", "in", idsOf(rows))
    .execute();
}

async function update(
  db: Db,
  sendingId: string,
  subscribers: string[],
  columns: Partial<Omit<NewsletterDeliveryRow, "sending_id" | "subscriber_id">>,
): Promise<void> {
  if (subscribers.length === 0) return;
  await db
    .updateTable("newsletter_deliveries")
    .set(columns)
    .where("sending_id", "=", sendingId)
    .where("subscriber_id", "in", subscribers)
    .where("state", "in", ["waiting", "sending"])
    .execute();
}

type Settled = Pick<NewsletterDeliveryRow, "state" | "problem">;

export const settle = (db: Db, sendingId: string, subscribers: string[], settled: Settled, at: Date) =>
  update(db, sendingId, subscribers, { ...settled, settled_at: at.toISOString() });

/** What became of a mail after it was sent. The numbers of its sending are counted again. */
export async function noteOutcome(
  db: Db,
  { subscriber, sending }: MailedTo,
  outcome: Pick<NewsletterDeliveryRow, "state"> & Partial<Settled>,
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable("newsletter_deliveries")
    .set(outcome)
    .where("sending_id", "=", sending)
    .where("subscriber_id", "=", subscriber)
    .where("state", "=", "sent")
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return;
  await db.updateTable("newsletter_sendings").set({ sums: null }).where("id", "=", sending).execute();
}

export async function settleSent(
  { db }: SiteDatabase,
  { sending, subscriber }: Claimed,
  now: Date,
): Promise<void> {
  await settle(db, sending.id, [subscriber.id], { state: "sent", problem: null }, now);
  await noteAccepted(db, subscriber.domain);
}

export type Failure = {
  problem: string;
  /** The server refuses the person or the mail for good. */
  isPermanent: boolean;
  /** For now, the server refuses this mail; "slow down": all mail to the domain. */
  refusal: "this mail" | "slow down" | null;
  /** The connection ended after the mail was sent, before the answer. */
  mayBeSent: boolean;
};

/** Returns true if it is not tried again. */
export function settleFailed(
  database: SiteDatabase,
  { sending, subscriber, attempts }: Claimed,
  { problem, isPermanent, refusal, mayBeSent }: Failure,
  now: Date,
): Promise<boolean> {
  return exclusively(database, "newsletter", async (db) => {
    const ids = [subscriber.id];
    if (mayBeSent) await countRepeats(db, sending.id, [{ subscriber_id: subscriber.id }]);
    if (isPermanent || attempts >= maxAttempts) {
      await settle(db, sending.id, ids, { state: isPermanent ? "refused" : "failed", problem }, now);
      return true;
    }
    const due_at = after(now, pauseAfter(attempts));
    await update(db, sending.id, ids, { state: "waiting", problem, due_at, has_turn: 0 });
    if (refusal) await noteRefused(db, subscriber.domain, refusal === "slow down", now);
    return false;
  });
}
