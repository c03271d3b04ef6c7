import type { ImapFlow } from "imapflow";
import { StoreProblem } from "../../media/store.ts";
import type { Log } from "../../process/log.ts";
import { isTaken, noteTaken, type Taken, type Taking, takeMail } from "./accept-mail.ts";
import { TooManyHeld } from "./flood-limits.ts";
import { NotTaken } from "./imap-problem.ts";
import type { IncomingMail } from "./incoming-mail.ts";
import { mailKey } from "./mail-key.ts";
import { daysBack, mailLimits } from "./mail-limits.ts";
import type { MailboxNotes } from "./mailbox-status.ts";
import { parseApart } from "./parse-in-worker.ts";
import { outlineOf } from "./unread-mail.ts";

export type Looking = {
  taking: Taking;
  notes: MailboxNotes;
  log: Log;
  now: () => Date;
  isStopped: () => boolean;
  /** Resolves once another mail may be taken. */
  turn: () => Promise<void>;
  /** How often each mail could not be taken, by its number. */
  failures: Map<number, number>;
  onTaken: (taken: Taken | "passed") => void;
};

/** What fails so often while the database answers is passed. */
const mostFailures = 5;

/** Takes what is new in the open folder, one after the other. Nothing is deleted there; what was taken is marked as read. */
export async function look(client: ImapFlow, looking: Looking): Promise<void> {
  const { notes, isStopped, turn } = looking;
  if (!client.mailbox) throw new Error("No folder is open.");
  const uidValidity = String(client.mailbox.uidValidity);
  const { uidNext } = client.mailbox;
  const position = await notes.position();
  const isKnown = position?.uidValidity === uidValidity;
  const lastUid = isKnown ? position.lastUid : 0;
  const since = new Date(looking.now().getTime() - daysBack * 24 * 60 * 60_000);
  const search = isKnown ? { uid: `${lastUid + 1}:*` } : { seen: false, since };
  const found = (await client.search(search, { uid: true })) || [];
  // "8:*" finds the last mail even if that is the seventh.
  const uids = found.filter((uid) => uid > lastUid).sort((a, b) => a - b);
  for (const uid of uids) {
    await turn();
    if (isStopped()) return;
    await takeOne(client, uid, looking);
    if (isKnown) await notes.readTo({ uidValidity, lastUid: uid });
  }
  if (!isKnown) await notes.readTo({ uidValidity, lastUid: Math.max(uidNext - 1, uids.at(-1) ?? 0) });
}

async function takeOne(client: ImapFlow, uid: number, looking: Looking): Promise<void> {
  const range = String(uid);
  const query = { uid: true, size: true, source: { start: 0, maxLength: mailLimits.headerBytes } };
  const head = await client.fetchOne(range, query, { uid: true });
  // Somebody has deleted it since.
  if (!head || head.source === undefined) return;
  const key = mailKey(head.source);
  if (!(await isTaken(looking.taking.database.db, key))) {
    const mail = await readMail(client, range, { start: head.source, bytes: head.size ?? 0 }, looking);
    const taken = await takeOrPass(key, mail, uid, looking);
    looking.onTaken(taken);
    if (taken === "passed") return;
  }
  await client.messageFlagsAdd(range, ["\\Seen"], { uid: true });
}

async function takeOrPass(
  key: string,
  mail: IncomingMail | undefined,
  uid: number,
  { taking, notes, failures, log, now }: Looking,
): Promise<Taken | "passed"> {
  const pass = async () => {
    await noteTaken(taking.database.db, key, now());
    failures.delete(uid);
    return "passed" as const;
  };
  if (!mail) return pass();
  const times = (failures.get(uid) ?? 0) + 1;
  // If the database is away, this fails, and the mail waits.
  if (times >= mostFailures) await notes.position();
  try {
    return await takeMail(taking, key, mail, now());
  } catch (error) {
    const isOfThisMail = !(error instanceof StoreProblem || error instanceof TooManyHeld);
    if (isOfThisMail) failures.set(uid, times);
    if (!isOfThisMail || times < mostFailures)
      throw new NotTaken("A mail could not be taken.", { cause: error });
    log.error("A mail could not be taken and is passed; it is in the mailbox", { uid, error });
    return pass();
  }
}

type Head = { start: Buffer; bytes: number };

/** Undefined if not even its headers can be read. */
async function readMail(
  client: ImapFlow,
  range: string,
  { start, bytes }: Head,
  { log }: Looking,
): Promise<IncomingMail | undefined> {
  const outline = (why: string) =>
    outlineOf(start, why).catch((error) => {
      log.warn("A mail cannot be read and is passed; it is in the mailbox", { uid: range, error });
      return undefined;
    });
  if (bytes > mailLimits.bytes) return outline("This mail is larger than 25 MB, so it was not read.");
  const whole = bytes <= start.length ? start : await fetchWhole(client, range);
  if (!whole) return undefined;
  return parseApart(whole).catch((error) => {
    log.warn("A mail cannot be read; only who sent it is shown", { uid: range, error });
    return outline("This mail is written in a way that cannot be read here.");
  });
}

async function fetchWhole(client: ImapFlow, range: string): Promise<Buffer | undefined> {
  const query = { uid: true, source: { start: 0, maxLength: mailLimits.bytes } };
  const fetched = await client.fetchOne(range, query, { uid: true });
  return fetched ? fetched.source : undefined;
}
