/**
 * Sends the mails of sendings, in every process: they share the work, because each mail is claimed before it is sent and
 * settled afterwards. It has its own connections, so that no reply to a visitor waits behind it.
 */
import { setTimeout as pause } from "node:timers/promises";
import type { SiteDatabase } from "../database/connect.ts";
import type { NewsletterSendingRow, SubscriberRow } from "../database/schema.ts";
import { withDeadline } from "../limits/deadline.ts";
import { mailAdvice, mailProblem } from "../mail/mail-problem.ts";
import type { Composed, Mailer } from "../mail/mailer.ts";
import type { Log } from "../process/log.ts";
import { wakeSignal } from "../process/wake-signal.ts";
import { type Claimed, claimDeliveries, settle, settleFailed, settleSent } from "./deliveries.ts";
import type { Rates } from "./rates.ts";
import { failureOf, isServerTrouble } from "./smtp-failure.ts";

type Parts = {
  database: SiteDatabase;
  mailer: Mailer;
  /** How many mails may be sent at the same time. */
  connections: number;
  rates: Rates;
  compose(sending: NewsletterSendingRow, subscriber: SubscriberRow): Promise<Composed | undefined>;
  /** Called when the server refuses an address for good. */
  onRefused(claimed: Claimed, error: unknown): Promise<unknown>;
  log: Log;
  now: () => Date;
  /** In milliseconds, how long a claim lasts. */
  claim?: number;
};

/** How often to look for mails whose turn has come. */
const pollInterval = 1000;
/** How often to look for a new sending. */
const idleInterval = 5000;
/** After the mail server could not be reached. Each pause is twice as long as the one before. */
const troublePauses = { first: 5_000, longest: 5 * 60_000 };
/** When the process stops: how long mails may take to be sent before their connections are closed. */
const grace = 1500;
const lastGrace = 1000;

export function startNewsletterSender(parts: Parts) {
  const { database, mailer, connections, rates, compose, onRefused, log, now, claim } = parts;
  const signal = wakeSignal();
  const underWay = new Set<Promise<void>>();
  let stopped = false;
  let troubles = 0;

  const deliver = async (claimed: Claimed): Promise<void> => {
    const { sending, subscriber } = claimed;
    let composed: Composed | undefined;
    try {
      composed = await compose(sending, subscriber);
      if (!composed)
        return await settle(
          database.db,
          sending.id,
          [subscriber.id],
          { state: "skipped", problem: null },
          now(),
        );
      await mailer.send(composed);
    } catch (error) {
      return recordFailure(claimed, error, composed !== undefined);
    }
    troubles = 0;
    await recordSent(claimed);
  };

  const recordFailure = async (claimed: Claimed, error: unknown, isComposed: boolean) => {
    const fields = { sending: claimed.sending.id, attempt: claimed.attempts };
    // The server may or may not have accepted it, so its claim simply expires, and it is counted when it is sent again.
    if (stopped)
      return log.warn("The site stopped while it sent a newsletter; the mail is sent again", fields);
    const failure = failureOf(error);
    const isLast = await settleFailed(database, claimed, failure, now());
    if (failure.isPermanent) await onRefused(claimed, error);
    if (isServerTrouble(error)) troubles++;
    // The error itself is not logged, because the mail server's text may name people.
    const details = { ...fields, problem: mailProblem(error), advice: mailAdvice(error) };
    const cause = isComposed ? {} : { error };
    const next = isLast ? "and is not tried again" : "it is tried again";
    log.warn(`A newsletter could not be mailed; ${next}`, { ...details, ...cause });
  };

  /** Retries while the database is down: a mail that is not recorded as sent would be sent again. */
  const recordSent = async (claimed: Claimed): Promise<void> => {
    for (;;)
      try {
        return await settleSent(database, claimed, now());
      } catch (error) {
        if (stopped) throw error;
        log.error("A newsletter was sent, but the database could not record that; retrying", { error });
        await pause(1000);
      }
  };

  const report = (error: unknown) => log.error("The newsletter cannot reach the database", { error });

  const begin = (claimed: Claimed) => {
    const delivery = deliver(claimed)
      .catch(report)
      .finally(() => underWay.delete(delivery));
    underWay.add(delivery);
  };

  const work = async () => {
    while (!stopped) {
      const isTrouble = troubles > 0;
      // While the server cannot be reached, one mail at a time tries it.
      const most = isTrouble ? 1 - underWay.size : connections - underWay.size;
      const claimed = await claimDeliveries(database, {
        most,
        rates,
        now: now(),
        ...(claim && { claim }),
      }).catch((error: unknown) => {
        report(error);
        return [];
      });
      for (const each of claimed ?? []) begin(each);
      if (underWay.size >= (isTrouble ? 1 : connections)) await Promise.race(underWay);
      else if (!claimed?.length) await signal.pause(claimed ? pollInterval : idleInterval);
      const { first, longest } = troublePauses;
      if (troubles > 0 && !stopped)
        await signal.pause(Math.min(first * 2 ** Math.min(troubles - 1, 10), longest));
    }
    await Promise.all(underWay);
  };
  const done = work();

  return {
    wake: signal.wake,
    /** Resolves within seconds; a mail that was not accepted by then is sent again later. */
    stop: async (): Promise<void> => {
      stopped = true;
      signal.wake();
      await withDeadline("The last newsletter", grace, () => done).catch(() => {});
      mailer.close();
      await withDeadline("The newsletter's sender", lastGrace, () => done).catch(() => {});
    },
  };
}
