/**
 * Invented examples that a new site may begin with. Staff remove all of them at once, and can bring them back while they
 * are kept (erase-deleted.ts). A sample that staff change is their own record from then on (`makeOwn` in edition-rows.ts), and stays.
 */
import { setImmediate } from "node:timers/promises";
import { type Kind, kindNames } from "../../content/kinds.ts";
import type { SiteDatabase } from "../database/connect.ts";
import { exclusively } from "../database/exclusively.ts";
import type { ReceiptRow } from "../database/schema.ts";
import { type Actor, note } from "../staff/staff-log.ts";
import { type Db, type EditionSummary, summaryColumns, summaryOf } from "./edition.ts";
import { restorableFor } from "./erase-deleted.ts";
import { bringBackBatch, countPresent, countRemoved, removeBatch } from "./sample-batches.ts";

export type SampleCount = { kind: Kind; records: number; translations: number };
export type Samples = {
  /** By kind, in the order of the desk's menu; only kinds that have some. */
  present: SampleCount[];
  records: number;
  /** How many of these records visitors can read. */
  shown: number;
  /** Those that were removed and can be brought back. */
  removed: { records: number; at: string; until: string } | undefined;
};

/** Whether the site shows what was done last, by the one record of each kind that is looked at. */
export type SampleCheck = { edition: EditionSummary; state: ReceiptRow["state"] };

/** Records at a time, with their translations: to bring ten back takes a tenth of a second, and visitors wait meanwhile. */
const batch = 10;

type Work = {
  act: string;
  /** How many records are left. */
  count: (db: Db) => Promise<number>;
  next: (db: Db, at: string, most: number) => Promise<number>;
};
const removing: Work = { act: "removed", count: countPresent, next: removeBatch };
const bringingBack: Work = { act: "brought back", count: countRemoved, next: bringBackBatch };

export function samplesOf(database: SiteDatabase, now: () => Date, changed: () => void) {
  const { db } = database;
  /** Until none is left. If the process ends in between, the next press goes on with the rest. */
  const run = async (actor: Actor, { act, count, next }: Work): Promise<number> => {
    let total = 0;
    for (let done = batch; done === batch; total += done) {
      done = await exclusively(database, ["editions", "publishing"], async (transaction) => {
        const at = now();
        // Noted once, with the first of them.
        const left = total === 0 ? await count(transaction) : 0;
        if (left > 0) await note(transaction, actor, act, left === 1 ? "1 sample" : `${left} samples`, at);
        return next(transaction, at.toISOString(), batch);
      });
      if (done > 0) changed();
      await setImmediate();
    }
    return total;
  };
  let last: Promise<unknown> = Promise.resolve();
  /** One press after the other: the second finds nothing left to do. */
  const inTurn = (actor: Actor, work: Work): Promise<number> => {
    const own = last.then(() => run(actor, work));
    last = own.catch(() => {});
    return own;
  };
  return {
    samples: () => readSamples(db),
    sampleChecks: () => readChecks(db),
    /** Returns how many records went; none if someone else removed them first. */
    removeSamples: (actor: Actor) => inTurn(actor, removing),
    /** Visitors read the same as before. */
    bringBackSamples: (actor: Actor) => inTurn(actor, bringingBack),
  };
}

async function readSamples(db: Db): Promise<Samples> {
  const present = await db
    .selectFrom("editions")
    .select(["kind", "translation_of", "public_revision"])
    .where("sample", "=", "present")
    .where("deleted_at", "is", null)
    .execute();
  const originals = present.filter(({ translation_of }) => translation_of === null);
  const counts = kindNames.map((kind) => {
    const records = originals.filter((row) => row.kind === kind).length;
    const all = present.filter((row) => row.kind === kind).length;
    return { kind, records, translations: all - records };
  });
  return {
    present: counts.filter(({ records }) => records > 0),
    records: originals.length,
    shown: originals.filter(({ public_revision }) => public_revision !== null).length,
    removed: await readRemoved(db),
  };
}

async function readRemoved(db: Db): Promise<Samples["removed"]> {
  const { records, first, last } = await db
    .selectFrom("editions")
    .select(({ fn }) => [
      fn.countAll<number>().as("records"),
      fn.min("deleted_at").as("first"),
      fn.max("deleted_at").as("last"),
    ])
    .where("sample", "in", ["removed public", "removed hidden"])
    .where("translation_of", "is", null)
    .executeTakeFirstOrThrow();
  if (!first || !last) return undefined;
  // Those that went first are erased first.
  const until = new Date(Date.parse(first) + restorableFor).toISOString();
  return { records, at: last, until };
}

async function readChecks(db: Db): Promise<SampleCheck[]> {
  const receipts = await db
    .selectFrom("receipts")
    .select(["edition_id", "state"])
    .where("edition_id", "in", ({ selectFrom }) =>
      selectFrom("editions").select("id").where("sample", "is not", null),
    )
    .orderBy("at", "desc")
    .orderBy("id")
    .limit(mostChecks)
    .execute();
  if (receipts.length === 0) return [];
  const rows = await db
    .selectFrom("editions")
    .select(summaryColumns)
    .where(
      "id",
      "in",
      receipts.map(({ edition_id }) => edition_id),
    )
    .execute();
  const newest = new Map<Kind, SampleCheck>();
  for (const { edition_id, state } of receipts) {
    const row = rows.find(({ id }) => id === edition_id);
    if (row && !newest.has(row.kind)) newest.set(row.kind, { edition: summaryOf(row), state });
  }
  return kindNames.flatMap((kind) => newest.get(kind) ?? []);
}

const mostChecks = 100;
