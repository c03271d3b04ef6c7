/**
 * How fast mail is sent: in all, because mail providers limit that, and to each domain, because large ones refuse or hide
 * mail that arrives in bursts. Within the limit of its domain, each mail has a turn; a mail whose turn is later waits.
 */
import { before } from "../database/instants.ts";
import type { NewsletterDomainRow } from "../database/schema.ts";
import { pauseAfter } from "../mail/retries.ts";
import type { Db } from "./sendings.ts";

/** Mails per minute. */
export type Rates = { perDomain: number; inAll: number };

const minute = 60_000;
/** In the table of domains, the row for all mails together. */
const all = "*";
/** A turn that was missed by this much does not count any more: otherwise a long downtime would end in a burst. */
const turnsKept = minute;
/** Mails that a domain may get at the same moment. */
const burst = 10;
/** In all, what was not sent in this time may be made up for: processes look for mails once a second. */
const madeUp = 2000;
/** A domain is paused after this many temporary refusals in a row. */
const refusalsInARow = 3;

/** How many mails may be sent now, of those that are wanted. Counts them. */
export async function takeFromAll(db: Db, wanted: number, { inAll }: Rates, at: Date): Promise<number> {
  const interval = minute / inAll;
  const next = Math.max(Date.parse((await readRow(db, all))?.next_at ?? "0"), at.getTime() - madeUp);
  const allowed = Math.min(wanted, Math.max(0, Math.ceil((at.getTime() - next) / interval)));
  if (allowed > 0) await storeNext(db, all, next + allowed * interval);
  return allowed;
}

/** Gives back what was not sent. */
export async function giveBack(db: Db, unused: number, { inAll }: Rates): Promise<void> {
  const row = unused > 0 ? await readRow(db, all) : undefined;
  if (row) await storeNext(db, all, Date.parse(row.next_at) - (unused * minute) / inAll);
}

type Candidate = { domain: string; due_at: string; has_turn: number };

/** Divides mails into those to send now, `most` at most, and those whose turn is later. */
export async function takeTurns<Item extends Candidate>(
  db: Db,
  items: Item[],
  { most, rates, at }: { most: number; rates: Rates; at: Date },
): Promise<{ now: Item[]; later: (Item & { turn: string })[] }> {
  const interval = minute / rates.perDomain;
  const domains = new Map<string, { next: number; pausedUntil: string }>();
  const sendable: Item[] = [];
  const later: (Item & { turn: string })[] = [];
  for (const item of items) {
    if (sendable.length >= most) break;
    const row = domains.has(item.domain) ? undefined : await readRow(db, item.domain);
    const domain = domains.get(item.domain) ?? {
      next: Math.max(Date.parse(row?.next_at ?? "0"), at.getTime() - burst * interval),
      pausedUntil: row?.paused_until ?? "",
    };
    domains.set(item.domain, domain);
    if (domain.pausedUntil > at.toISOString()) later.push({ ...item, turn: domain.pausedUntil });
    else if (item.has_turn && item.due_at > before(at, turnsKept)) sendable.push(item);
    else {
      if (domain.next <= at.getTime()) sendable.push(item);
      else later.push({ ...item, turn: new Date(domain.next).toISOString() });
      domain.next += interval;
    }
  }
  for (const [domain, { next }] of domains) await storeNext(db, domain, next);
  return { now: sendable, later };
}

const readRow = (db: Db, domain: string): Promise<NewsletterDomainRow | undefined> =>
  db.selectFrom("newsletter_domains").selectAll().where("domain", "=", domain).executeTakeFirst();

async function storeNext(db: Db, domain: string, next: number): Promise<void> {
  const next_at = new Date(next).toISOString();
  await db
    .insertInto("newsletter_domains")
    .values({ domain, next_at, failures: 0, paused_until: null })
    .onConflict((conflict) => conflict.column("domain").doUpdateSet({ next_at }))
    .execute();
}

/** The domain accepts mail. */
export async function noteAccepted(db: Db, domain: string): Promise<void> {
  await db
    .updateTable("newsletter_domains")
    .set({ failures: 0, paused_until: null })
    .where("domain", "=", domain)
    .where("failures", ">", 0)
    .execute();
}

/** Pauses the domain after several refusals in a row, or as soon as it asks to slow down. The pauses grow. */
export async function noteRefused(db: Db, domain: string, asksToSlowDown: boolean, at: Date): Promise<void> {
  const failures = ((await readRow(db, domain))?.failures ?? 0) + 1;
  const pauses = asksToSlowDown ? failures : failures - refusalsInARow + 1;
  const paused_until = pauses > 0 ? new Date(at.getTime() + pauseAfter(pauses)).toISOString() : null;
  await db
    .updateTable("newsletter_domains")
    .set({ failures, ...(paused_until && { paused_until }) })
    .where("domain", "=", domain)
    .execute();
}

/** Removes domains to which nothing was sent for a day. */
export async function forgetDomains(db: Db, now: Date): Promise<void> {
  const past = before(now, 24 * 60 * minute);
  await db.deleteFrom("newsletter_domains").where("next_at", "<", past).execute();
}
