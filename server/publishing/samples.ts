/**
 * Invented examples that a new site may start with. Staff remove all of them together, and can bring them back for 30
 * days (erase-deleted.ts). A sample that staff change becomes theirs (`adoptSample` in store-edition.ts), and stays.
 */
import { setImmediate } from "node:timers/promises";
import { type Kind, kindNames } from "../../content/kinds.ts";
import type { SiteDatabase } from "../database/connect.ts";
import { exclusively } from "../database/exclusively.ts";
import type { ReceiptRow } from "../database/schema.ts";
import { type Actor, logStaffAct } from "../staff/staff-log.ts";
import { type Db, type EditionSummary, summaryColumns, summaryOf } from "./edition.ts";
import { restorableFor } from "./erase-deleted.ts";
import { bringBackBatch, countPresent, countRemoved, removeBatch } from "./sample-batches.ts";

export type SampleCount = { kind: Kind; records: number; translations: number };
export type Samples = {
  /** Kinds that have samples, in the order of the desk's menu. */
  present: SampleCount[];
  records: number;
  /** How many of these records visitors can read. */
  shown: number;
  /** Removed samples that can be brought back. */
  removed: { records: number; at: string; until: string } | undefined;
};

/** Whether visitors see the last change, checked with one record of each kind. */
export type SampleCheck = { edition: EditionSummary; state: ReceiptRow["state"] };

/** Small, because visitors wait: bringing back ten records with their translations takes a tenth of a second. */
const batchSize = 10;

type Work = {
  act: string;
  /** How many records are left. */
  count: (db: Db) => Promise<number>;
  runBatch: (db: Db, at: string, size: number) => Promise<number>;
};
const removing: Work = { act: "removed", count: countPresent, runBatch: removeBatch };
const bringingBack: Work = { act: "brought back", count: countRemoved, runBatch: bringBackBatch };

export function samplesOf(database: SiteDatabase, now: () => Date, changed: () => void) {
  const { db } = database;
  /** Runs batches until none is left. If the process ends before, pressing the button again continues. */
  const run = async (actor: Actor, { act, count, runBatch }: Work): Promise<number> => {
    let total = 0;
    for (let done = batchSize; done === batchSize; total += done) {
      done = await exclusively(database, ["editions", "publishing"], async (transaction) => {
        const at = now();
        // Logged once, with the first batch.
        const left = total === 0 ? await count(transaction) : 0;
        if (left > 0)
          await logStaffAct(transaction, actor, act, left === 1 ? "1 sample" : `${left} samples`, at);
        return runBatch(transaction, at.toISOString(), batchSize);
      });
      if (done > 0) changed();
      await setImmediate();
    }
    return total;
  };
  let queue: Promise<unknown> = Promise.resolve();
  /** Two presses run one after the other: the second finds nothing left to do. */
  const enqueue = (actor: Actor, work: Work): Promise<number> => {
    const result = queue.then(() => run(actor, work));
    queue = result.catch(() => {});
    return result;
  };
  return {
    samples: () => readSamples(db),
    sampleChecks: () => readChecks(db),
    /** Returns the number of removed records; 0 if a colleague removed them first. */
    removeSamples: (actor: Actor) => enqueue(actor, removing),
    bringBackSamples: (actor: Actor) => enqueue(actor, bringingBack),
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
  // The samples removed first are erased first.
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
    .limit(maxChecks)
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

const maxChecks = 100;
