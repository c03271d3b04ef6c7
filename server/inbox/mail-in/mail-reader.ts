import { setTimeout as pause } from "node:timers/promises";
import type { ImapFlow } from "imapflow";
import type { SiteDatabase } from "../../database/connect.ts";
import { withDeadline } from "../../limits/deadline.ts";
import type { MediaStore } from "../../media/store.ts";
import type { WorkFiles } from "../../media/work-files.ts";
import type { Settings } from "../../process/environment.ts";
import type { Log } from "../../process/log.ts";
import { conversationKey } from "../conversation-token.ts";
import type { ReadReport } from "./accept-mail.ts";
import { deleteOldRecords } from "./accepted-mails.ts";
import { type FetchParts, fetchNewMail } from "./fetch-new-mail.ts";
import { imapProblem } from "./imap-problem.ts";
import { readImapUrl } from "./imap-url.ts";
import { floodLimits, pollInterval, reconnectPauses } from "./mail-limits.ts";
import { mailboxStatus } from "./mailbox-status.ts";

type Parts = {
  database: SiteDatabase;
  settings: Pick<Settings, "imapUrl" | "mailFrom" | "siteUrl">;
  log: Log;
  store: MediaStore;
  files: WorkFiles;
  readNewsletterReport?: ReadReport;
  /** Called when a mail has opened or joined a conversation. */
  onAccepted?: () => void;
  now?: () => Date;
  firstPause?: number;
};

/** Stops within seconds. */
export type MailReader = { stop(): Promise<void> };

const grace = 2000;
/** How often the log repeats a problem with the mailbox, and the database records a successful check. */
const reportInterval = 60 * 60_000;

/** Reads the mailbox that IMAP_URL names as long as the process runs, and reconnects after failures. */
export function startMailReader(parts: Parts): MailReader {
  const { database, settings, log, store, files, readNewsletterReport, now = () => new Date() } = parts;
  if (!settings.imapUrl) return { stop: async () => {} };
  const account = readImapUrl(settings.imapUrl);
  const status = mailboxStatus(database, account.name);
  const stopping = new AbortController();
  const { signal } = stopping;
  const isStopped = () => signal.aborted;
  const wait = (milliseconds: number, also: AbortSignal = signal) =>
    pause(milliseconds, undefined, { signal: AbortSignal.any([signal, also]) }).catch(() => {});
  let failedTimes = 0;
  let loggedAt = Number.NEGATIVE_INFINITY;
  let recordedAt = Number.NEGATIVE_INFINITY;

  const fetching: Omit<FetchParts, "parts"> = {
    ...{ status, log, now, isStopped, failures: new Map<number, number>() },
    rateLimit: perMinuteLimit(floodLimits.perMinute, wait),
    onMail: (outcome) => {
      log.info("A mail was read", { outcome });
      if (outcome === "opened" || outcome === "joined") parts.onAccepted?.();
    },
  };

  /** Runs until the connection is lost or something fails. */
  const readUntilDisconnected = async (client: ImapFlow) => {
    const site = {
      key: await conversationKey(database.db),
      siteUrl: settings.siteUrl,
      host: new URL(settings.siteUrl).hostname,
      from: settings.mailFrom && addressIn(settings.mailFrom),
    };
    await client.connect();
    await client.mailboxOpen(account.folder);
    while (!isStopped()) {
      const news = new AbortController();
      const announce = () => news.abort();
      client.once("exists", announce).once("close", announce);
      await fetchNewMail(client, {
        ...fetching,
        parts: { database, store, files, site, readNewsletterReport },
      });
      if (isStopped()) return;
      await recordSuccess();
      await wait(pollInterval, news.signal);
      client.off("exists", announce).off("close", announce);
      if (!client.usable) throw Object.assign(new Error("The connection was lost."), { code: "ECONNRESET" });
    }
  };

  const recordSuccess = async () => {
    if (failedTimes === 0 && performance.now() - recordedAt < reportInterval) return;
    await status.checked(now());
    await deleteOldRecords(database.db, now());
    if (failedTimes > 0) log.info("The mailbox can be read again", { mailbox: account.name });
    failedTimes = 0;
    recordedAt = performance.now();
    loggedAt = Number.NEGATIVE_INFINITY;
  };

  const recordFailure = async (error: unknown) => {
    const problem = imapProblem(error);
    failedTimes++;
    if (performance.now() - loggedAt > reportInterval) {
      log.warn("The mailbox cannot be read; retrying", { mailbox: account.name, problem, error });
      loggedAt = performance.now();
    }
    await status.failed(problem, now());
  };

  let current: ImapFlow | undefined;
  const work = async () => {
    // Loaded only here, to save the memory on sites that read no mailbox.
    const { ImapFlow } = await import("imapflow");
    while (!isStopped()) {
      const client = new ImapFlow(account.options);
      current = client;
      // Without a listener an "error" event would end the process; the pending call rejects with it anyway.
      client.on("error", () => {});
      await readUntilDisconnected(client)
        .catch((error) => (isStopped() ? undefined : recordFailure(error)))
        .catch((error) => log.error("The mail reader cannot reach the database", { error }));
      client.close();
      const { first, longest } = reconnectPauses;
      await wait(Math.min((parts.firstPause ?? first) * 2 ** Math.max(0, failedTimes - 1), longest));
    }
  };
  const done = work();

  return {
    async stop() {
      stopping.abort();
      await withDeadline("The mail under way", grace, () => done).catch(() => {});
      current?.close();
      await withDeadline("The mail reader", grace / 2, () => done).catch(() => {});
    },
  };
}

/** Resolves immediately up to the limit, and then when the next minute starts. */
function perMinuteLimit(limit: number, wait: (milliseconds: number) => Promise<void>): () => Promise<void> {
  const minute = 60_000;
  let [start, count] = [Number.NEGATIVE_INFINITY, 0];
  return async () => {
    if (count >= limit) await wait(start + minute - performance.now());
    if (performance.now() - start >= minute) [start, count] = [performance.now(), 0];
    count++;
  };
}

/** The address in "Secure AI Africa <hello@example.org>". */
const addressIn = (mailbox: string) => /<([^<>]+)>\s*$/.exec(mailbox)?.[1] ?? mailbox;
