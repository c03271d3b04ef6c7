import type { ImapFlow } from "imapflow";
import { StoreProblem } from "../../media/store.ts";
import type { Log } from "../../process/log.ts";
import { acceptMail, type MailOutcome, type MailParts } from "./accept-mail.ts";
import { recordAccepted, wasAccepted } from "./accepted-mails.ts";
import { TooManyHeld } from "./flood-limits.ts";
import { CannotStoreMail } from "./imap-problem.ts";
import type { IncomingMail } from "./incoming-mail.ts";
import { daysBack, mailLimits } from "./mail-limits.ts";
import type { MailboxStatus } from "./mailbox-status.ts";
import { headersOf, mailKey } from "./message-ids.ts";
import { parseInWorker } from "./parse-in-worker.ts";

export type FetchParts = {
  parts: MailParts;
  status: MailboxStatus;
  log: Log;
  now: () => Date;
  isStopped: () => boolean;
  /** Resolves once the rate limit allows another mail. */
  rateLimit: () => Promise<void>;
  /** How often each mail could not be stored, by its UID. */
  failures: Map<number, number>;
  onMail: (outcome: MailOutcome | "skipped") => void;
};

/** A mail that fails this often although the database answers is skipped. */
const maxFailures = 5;

/** Accepts the new mail in the open folder, one by one. Marks it as read there, and deletes nothing. */
export async function fetchNewMail(client: ImapFlow, fetching: FetchParts): Promise<void> {
  const { status, isStopped, rateLimit } = fetching;
  if (!client.mailbox) throw new Error("No folder is open.");
  const uidValidity = String(client.mailbox.uidValidity);
  const { uidNext } = client.mailbox;
  const position = await status.position();
  const isKnown = position?.uidValidity === uidValidity;
  const lastUid = isKnown ? position.lastUid : 0;
  const since = new Date(fetching.now().getTime() - daysBack * 24 * 60 * 60_000);
  const search = isKnown ? { uid: `${lastUid + 1}:*` } : { seen: false, since };
  const found = (await client.search(search, { uid: true })) || [];
  // "8:*" finds the last mail even if its UID is 7.
  const uids = found.filter((uid) => uid > lastUid).sort((a, b) => a - b);
  for (const uid of uids) {
    await rateLimit();
    if (isStopped()) return;
    await fetchOne(client, uid, fetching);
    if (isKnown) await status.readTo({ uidValidity, lastUid: uid });
  }
  if (!isKnown) await status.readTo({ uidValidity, lastUid: Math.max(uidNext - 1, uids.at(-1) ?? 0) });
}

async function fetchOne(client: ImapFlow, uid: number, fetching: FetchParts): Promise<void> {
  const range = String(uid);
  const query = { uid: true, size: true, source: { start: 0, maxLength: mailLimits.headerBytes } };
  const head = await client.fetchOne(range, query, { uid: true });
  // Deleted since the search.
  if (!head || head.source === undefined) return;
  const key = mailKey(head.source);
  if (!(await wasAccepted(fetching.parts.database.db, key))) {
    const mail = await readMail(client, range, { start: head.source, bytes: head.size ?? 0 }, fetching);
    const outcome = await acceptOrSkip(key, mail, uid, fetching);
    fetching.onMail(outcome);
    if (outcome === "skipped") return;
  }
  await client.messageFlagsAdd(range, ["\\Seen"], { uid: true });
}

async function acceptOrSkip(
  key: string,
  mail: IncomingMail | undefined,
  uid: number,
  { parts, status, failures, log, now }: FetchParts,
): Promise<MailOutcome | "skipped"> {
  const skip = async () => {
    await recordAccepted(parts.database.db, key, now());
    failures.delete(uid);
    return "skipped" as const;
  };
  if (!mail) return skip();
  const times = (failures.get(uid) ?? 0) + 1;
  // If the database is down, this throws, and the mail is not skipped.
  if (times >= maxFailures) await status.position();
  try {
    return await acceptMail(parts, key, mail, now());
  } catch (error) {
    const isOfThisMail = !(error instanceof StoreProblem || error instanceof TooManyHeld);
    if (isOfThisMail) failures.set(uid, times);
    if (!isOfThisMail || times < maxFailures)
      throw new CannotStoreMail("A mail could not be stored.", { cause: error });
    log.error("A mail could not be stored and was skipped; it is still in the mailbox", { uid, error });
    return skip();
  }
}

type Head = { start: Buffer; bytes: number };

/** Undefined if not even the headers can be read. */
async function readMail(
  client: ImapFlow,
  range: string,
  { start, bytes }: Head,
  { log }: FetchParts,
): Promise<IncomingMail | undefined> {
  const readHeaders = (why: string) =>
    headersOnly(start, why).catch((error) => {
      log.warn("A mail could not be read and was skipped; it is still in the mailbox", { uid: range, error });
      return undefined;
    });
  if (bytes > mailLimits.bytes) return readHeaders("This mail is larger than 25 MB, so it was not read.");
  const whole = bytes <= start.length ? start : await download(client, range);
  if (!whole) return undefined;
  return parseInWorker(whole).catch((error) => {
    log.warn("A mail could not be read; only its headers are shown", { uid: range, error });
    return readHeaders("This mail is written in a way that cannot be read here.");
  });
}

/** Enough to show who sent the mail, and to find its conversation. */
async function headersOnly(start: Buffer, why: string): Promise<IncomingMail> {
  const mail = await parseInWorker(headersOf(start));
  return { ...mail, text: `[${why} It is in the mailbox.]`, quoted: null, files: [] };
}

async function download(client: ImapFlow, range: string): Promise<Buffer | undefined> {
  const query = { uid: true, source: { start: 0, maxLength: mailLimits.bytes } };
  const fetched = await client.fetchOne(range, query, { uid: true });
  return fetched ? fetched.source : undefined;
}
