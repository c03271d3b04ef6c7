import type { SiteDatabase } from "../../database/connect.ts";
import { exclusively } from "../../database/exclusively.ts";
import type { Log } from "../../log.ts";
import { type Db, type Edition, editionOf, summaryColumns } from "./edition.ts";
import { makePublic, publicationProblems } from "./make-public.ts";
import { unscheduled } from "./publishing.ts";
import { noteFailure } from "./receipt-rows.ts";
import { noteAct, setEdition } from "./store.ts";
import { noteVersion, readVersion } from "./versions.ts";

/** In one transaction. More than that at one moment appear right after each other. */
const batch = 50;

/**
 * Publishes what is due. The lock comes before the question what that is: of several who ask at the same moment, one
 * publishes and the others find it done. Returns how many there were.
 */
export async function promoteDue(database: SiteDatabase, now: Date): Promise<number> {
  let promoted = 0;
  for (let found = batch; found === batch; promoted += found)
    found = await exclusively(database, "editions", async (db) => {
      const due = await dueEditions(db, now);
      for (const { edition, version } of due) await promote(db, edition, version, now);
      return due.length;
    });
  return promoted;
}

/** The moment of the next one, in milliseconds. */
export async function nextDue({ db }: SiteDatabase): Promise<number> {
  const next = await db
    .selectFrom("editions")
    .select("due_at")
    .where("due_at", "is not", null)
    .orderBy("due_at")
    .limit(1)
    .executeTakeFirst();
  return next?.due_at ? Date.parse(next.due_at) : Number.POSITIVE_INFINITY;
}

async function dueEditions(db: Db, now: Date) {
  const rows = await db
    .selectFrom("editions")
    .select([...summaryColumns, "fields", "due_version"])
    .where("due_at", "<=", now.toISOString())
    .orderBy("due_at")
    // Of those of one moment an original comes before its translations.
    .orderBy(({ eb }) => eb("translation_of", "is not", null))
    .limit(batch)
    .execute();
  return rows.map(({ due_version, ...row }) => ({ edition: editionOf(row), version: due_version ?? "" }));
}

async function promote(db: Db, edition: Edition, versionId: string, now: Date): Promise<void> {
  const at = now.toISOString();
  const version = await readVersion(db, edition.id, versionId);
  const text = version ?? edition;
  const problems = await publicationProblems(db, { ...edition, fields: text.fields }, at);
  if (problems.length > 0) {
    // Something else was put there meanwhile. It must not be tried every second, and somebody must see it.
    const back = await setEdition(db, edition.id, unscheduled(edition));
    await noteFailure(db, back, problems.map(({ sentence }) => sentence).join(" "), at);
    return noteAct(db, edition.changedBy, "could not publish as scheduled", back, at);
  }
  const author = version?.author ?? edition.changedBy;
  const published = await makePublic(db, author, edition, { at, since: edition.dueAt ?? at, text });
  await noteVersion(db, author, "published", { ...published, ...text, id: edition.id }, at);
}

type Parts = { database: SiteDatabase; log: Log; now?: () => Date };
export type DueWatch = ReturnType<typeof dueWatch>;

/** How old the answer may be what is due next: another process may have scheduled something. */
const knownFor = 1000;
/** Nobody who wants a page waits longer; it is published all the same. */
const longestWait = 500;
/** A timer cannot be set for longer than 24 days, and a clock may be set anew. */
const longestTimer = 10_000;

/**
 * Sees to it that what is due is published on the second: by whoever asks for the content next, or without anyone by
 * a timer. Between two moments it costs a request one comparison, and all requests together a question a second.
 */
export function dueWatch({ database, log, now = () => new Date() }: Parts) {
  let promoted = () => {};
  let next = Number.NEGATIVE_INFINITY;
  let asked = Number.NEGATIVE_INFINITY;
  let underWay: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  const isDue = () => {
    const time = now().getTime();
    return time >= next || Math.abs(time - asked) >= knownFor;
  };

  const look = async () => {
    asked = now().getTime();
    try {
      next = await nextDue(database);
      if (next > now().getTime()) return;
      if ((await promoteDue(database, now())) > 0) promoted();
      next = await nextDue(database);
    } catch (error) {
      // Asked again in a second.
      next = Number.POSITIVE_INFINITY;
      log.error("What is due could not be published", { error });
    }
  };

  const lookOnce = () => {
    underWay ??= look().finally(() => {
      underWay = undefined;
      setTimer();
    });
    return underWay;
  };

  const setTimer = () => {
    clearTimeout(timer);
    if (stopped) return;
    const wait = Math.min(Math.max(next - now().getTime(), 0), longestTimer);
    timer = setTimeout(lookOnce, wait).unref();
  };

  return {
    /** Before the version of the content is read. Undefined, mostly: nothing to wait for. */
    beforeReading(): Promise<void> | undefined {
      if (!isDue()) return undefined;
      const patience = Promise.withResolvers<void>();
      const limit = setTimeout(patience.resolve, longestWait);
      return Promise.race([lookOnce(), patience.promise]).finally(() => clearTimeout(limit));
    },
    /** When this process has scheduled something. */
    changed(): void {
      next = Number.NEGATIVE_INFINITY;
      if (!stopped) void lookOnce();
    },
    /** Told each time that something was published because it was due. */
    whenPromoted(listener: () => void): void {
      promoted = listener;
    },
    start: setTimer,
    async stop(): Promise<void> {
      stopped = true;
      clearTimeout(timer);
      await underWay;
    },
  };
}
