import { sql } from "kysely";
import { stored } from "../../app/words/en/desk/stored.ts";
import type { SiteDatabase } from "../database/connect.ts";
import { exclusively } from "../database/exclusively.ts";
import type { Log } from "../process/log.ts";
import type { Actor } from "../staff/staff-log.ts";
import { type Db, type Edition, lockOf, readEdition, summaryColumns, summaryOf } from "./edition.ts";
import type { Problem } from "./problem-sentences.ts";
import { publishEdition } from "./publish-edition.ts";
import { unscheduled } from "./publishing.ts";
import { publishingProblems } from "./publishing-problems.ts";
import { noteFailure } from "./receipt-rows.ts";
import { isBoundByRule, lacksApproval } from "./review/second-person.ts";
import { logAct, updateEdition } from "./store-edition.ts";
import { addVersion, readVersion } from "./versions.ts";

const second = 1000;
/** The first retry comes soon, because the database may have been away for a moment; later ones back off. */
const retryAfter = { first: 5 * second, longest: 60 * 60 * second };

/** For each schedule: how often publishing failed in this process, and when it is retried. */
export type FailedSchedules = Map<string, { failures: number; retryAt: number }>;

/** `schedule` identifies this scheduling: a record that is scheduled again gets another one. */
type Due = { id: string; schedule: string };

type Options = { failed?: FailedSchedules; log?: Log };

/**
 * Publishes the due records, each in its own transaction, so that a failure does not delay the others. Returns how
 * many were published, or unscheduled because they cannot be published.
 */
export async function publishDue(
  database: SiteDatabase,
  now: Date,
  { failed = new Map(), log }: Options = {},
): Promise<number> {
  let done = 0;
  for (;;) {
    const next = await nextUp(database.db, now, failed);
    if (!next) {
      // A record whose retry was due but that was not found is no longer scheduled.
      for (const [each, { retryAt }] of failed) if (retryAt <= now.getTime()) failed.delete(each);
      return done;
    }
    try {
      // If several processes find it at the same moment, one publishes it, and the others find it done.
      const lock = await lockOf(database.db, next.id);
      if (await exclusively(database, ["publishing", lock], (db) => publishScheduled(db, next, now))) done++;
      failed.delete(next.schedule);
    } catch (error) {
      const failures = (failed.get(next.schedule)?.failures ?? 0) + 1;
      const wait = Math.min(retryAfter.first * 2 ** (failures - 1), retryAfter.longest);
      failed.set(next.schedule, { failures, retryAt: now.getTime() + wait });
      log?.error("A scheduled record could not be published and will be retried.", {
        id: next.id,
        failures,
        error,
      });
      await reportFailure(database, next.id, error as Error, now);
    }
  }
}

/** The time of the next publication or retry, in milliseconds. */
export async function nextDue({ db }: SiteDatabase, failed: FailedSchedules): Promise<number> {
  const next = await soonest(db, [...failed.keys()]).executeTakeFirst();
  const retries = [...failed.values()].map(({ retryAt }) => retryAt);
  return Math.min(next?.due_at ? Date.parse(next.due_at) : Number.POSITIVE_INFINITY, ...retries);
}

async function nextUp(db: Db, now: Date, failed: FailedSchedules): Promise<Due | undefined> {
  const waiting = [...failed].filter(([, { retryAt }]) => retryAt > now.getTime());
  return soonest(
    db,
    waiting.map(([schedule]) => schedule),
  )
    .where("due_at", "<=", now.toISOString())
    .executeTakeFirst();
}

const schedule = sql<string>`coalesce(due_version, id)`;

/** The soonest schedule, except for some. */
function soonest(db: Db, except: string[]) {
  return (
    db
      .selectFrom("editions")
      .select(["id", "due_at", schedule.as("schedule")])
      .where("due_at", "is not", null)
      .$if(except.length > 0, (query) => query.where(schedule, "not in", except))
      .orderBy("due_at")
      // At the same moment, an original comes before its translations.
      .orderBy(({ eb }) => eb("translation_of", "is not", null))
      .limit(1)
  );
}

/** False if it was published or unscheduled already. */
async function publishScheduled(db: Db, { id, schedule: dueVersion }: Due, now: Date): Promise<boolean> {
  const at = now.toISOString();
  const edition = await readEdition(db, id);
  if (!edition?.dueAt || edition.dueAt > at) return false;
  const version = await readVersion(db, id, dueVersion);
  const problems: Problem[] = version
    ? await dueProblems(db, { ...edition, fields: version.fields }, version.author, at)
    : [{ field: "", name: "scheduledVersionMissing" }];
  if (problems.length > 0 || !version) {
    // A retry would change nothing: the text itself cannot be published.
    const back = await updateEdition(db, id, unscheduled(edition));
    await noteFailure(db, back, problems, at);
    await logAct(db, edition.changedBy, "could not publish as scheduled", back, at);
    return true;
  }
  await requireOriginal(db, edition);
  const { author } = version;
  const published = await publishEdition(db, author, edition, { at, since: edition.dueAt, text: version });
  await addVersion(db, author, "published", { ...published, ...version, id }, at);
  return true;
}

/** The rule about a second person may be newer than the schedule. */
async function dueProblems(db: Db, due: Edition, author: Actor, at: string): Promise<Problem[]> {
  const lacks = isBoundByRule(author) && (await lacksApproval(db, due));
  return [
    ...(await publishingProblems(db, due, at)),
    ...(lacks ? [{ field: "", name: "needsApproval" as const }] : []),
  ];
}

/** If the original was due too and failed, its translation is retried after it. */
async function requireOriginal(db: Db, { translationOf }: Edition): Promise<void> {
  if (translationOf === null) return;
  const original = await readEdition(db, translationOf);
  if (original?.publicRevision === null) throw new Error("The original could not be published");
}

/** Lists it among the failures at the desk until it is published. */
async function reportFailure(database: SiteDatabase, id: string, error: Error, now: Date): Promise<void> {
  const problem = stored.receipts.retried({ cause: error.message.slice(0, 300) });
  await exclusively(database, await lockOf(database.db, id), async (db) => {
    const row = await db
      .selectFrom("editions")
      .select(summaryColumns)
      .where("id", "=", id)
      .executeTakeFirst();
    if (row?.due_at) await noteFailure(db, summaryOf(row), problem, now.toISOString());
  });
}
