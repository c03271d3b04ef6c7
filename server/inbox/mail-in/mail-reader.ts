import { setTimeout as pause } from "node:timers/promises";
import type { ImapFlow } from "imapflow";
import type { SiteDatabase } from "../../database/connect.ts";
import { withDeadline } from "../../limits/deadline.ts";
import type { MediaStore } from "../../media/store.ts";
import type { WorkFiles } from "../../media/work-files.ts";
import type { Settings } from "../../process/environment.ts";
import type { Log } from "../../process/log.ts";
import { conversationKey } from "../conversation-token.ts";
import { forgetTaken } from "./accepted-mails.ts";
import { type Looking, look } from "./fetch-new-mail.ts";
import { imapProblem } from "./imap-problem.ts";
import { readImapUrl } from "./imap-url.ts";
import { floodLimits, lookedEvery, pauses } from "./mail-limits.ts";
import { mailboxNotes } from "./mailbox-status.ts";
import { addressIn } from "./own-mail.ts";
import { turns } from "./per-minute-limit.ts";

type Parts = {
  database: SiteDatabase;
  settings: Pick<Settings, "imapUrl" | "mailFrom" | "siteUrl">;
  log: Log;
  store: MediaStore;
  files: WorkFiles;
  /** Says that a mail has opened a conversation, or joined one. */
  onTaken?: () => void;
  now?: () => Date;
  firstPause?: number;
};

/** Resolves within seconds. */
export type MailReader = { stop(): Promise<void> };

const grace = 2000;
/** How often the log repeats that a mailbox cannot be read, and the database says when it last was. */
const saidEvery = 60 * 60_000;

/** Reads the mailbox that IMAP_URL names for as long as the process runs; while it is away, it is tried again. */
export function startMailReader(parts: Parts): MailReader {
  const { database, settings, log, store, files, now = () => new Date() } = parts;
  if (!settings.imapUrl) return { stop: async () => {} };
  const account = readImapUrl(settings.imapUrl);
  const notes = mailboxNotes(database, account.name);
  const stopping = new AbortController();
  const { signal } = stopping;
  const isStopped = () => signal.aborted;
  const wait = (milliseconds: number, also: AbortSignal = signal) =>
    pause(milliseconds, undefined, { signal: AbortSignal.any([signal, also]) }).catch(() => {});
  let failedTimes = 0;
  let said = Number.NEGATIVE_INFINITY;
  let noted = Number.NEGATIVE_INFINITY;

  const looking: Omit<Looking, "taking"> = {
    ...{ notes, log, now, isStopped, failures: new Map<number, number>() },
    turn: turns(floodLimits.perMinute, wait),
    onTaken: (taken) => {
      log.info("A mail was read", { taken });
      if (taken === "opened" || taken === "joined") parts.onTaken?.();
    },
  };

  /** Until the line is cut, or something fails. */
  const visit = async (client: ImapFlow) => {
    const ourselves = {
      key: await conversationKey(database.db),
      siteUrl: settings.siteUrl,
      host: new URL(settings.siteUrl).hostname,
      from: settings.mailFrom && addressIn(settings.mailFrom),
    };
    await client.connect();
    await client.mailboxOpen(account.folder);
    while (!isStopped()) {
      const news = new AbortController();
      const tell = () => news.abort();
      client.once("exists", tell).once("close", tell);
      await look(client, { ...looking, taking: { database, store, files, ourselves } });
      if (isStopped()) return;
      await noteLooked();
      await wait(lookedEvery, news.signal);
      client.off("exists", tell).off("close", tell);
      if (!client.usable) throw Object.assign(new Error("The line was cut."), { code: "ECONNRESET" });
    }
  };

  const noteLooked = async () => {
    if (failedTimes === 0 && performance.now() - noted < saidEvery) return;
    await notes.looked(now());
    await forgetTaken(database.db, now());
    if (failedTimes > 0) log.info("The mailbox is read again", { mailbox: account.name });
    failedTimes = 0;
    noted = performance.now();
    said = Number.NEGATIVE_INFINITY;
  };

  const noteFailed = async (error: unknown) => {
    const problem = imapProblem(error);
    failedTimes++;
    if (performance.now() - said > saidEvery) {
      log.warn("The mailbox cannot be read; it is tried again", { mailbox: account.name, problem, error });
      said = performance.now();
    }
    await notes.failed(problem, now());
  };

  let current: ImapFlow | undefined;
  const work = async () => {
    // Only a site that reads a mailbox has to hold it in memory.
    const { ImapFlow } = await import("imapflow");
    while (!isStopped()) {
      const client = new ImapFlow(account.options);
      current = client;
      // It is told by whatever was asked of it, too.
      client.on("error", () => {});
      await visit(client)
        .catch((error) => (isStopped() ? undefined : noteFailed(error)))
        .catch((error) => log.error("The mail reader cannot reach the database", { error }));
      client.close();
      await wait(
        Math.min((parts.firstPause ?? pauses.first) * 2 ** Math.max(0, failedTimes - 1), pauses.longest),
      );
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
