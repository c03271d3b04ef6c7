/**
 * Encodes all images of an uploaded picture before any page links to it. Several processes share the work: each claims a
 * picture and renews its claim every few seconds, so that another process takes over when one dies.
 */
import type { SiteDatabase } from "../database/connect.ts";
import type { MediaRow } from "../database/schema.ts";
import { TooBusy } from "../limits/too-busy.ts";
import type { Log } from "../process/log.ts";
import { imagesFromMaster } from "./encode-images.ts";
import type { Encoder } from "./encoder.ts";
import { type MediaStore, StoreProblem } from "./store.ts";
import type { WorkFiles } from "./work-files.ts";

type Parts = {
  database: SiteDatabase;
  store: MediaStore;
  encoder: Pick<Encoder, "run">;
  files: WorkFiles;
  log: Log;
  now: () => Date;
  renewInterval?: number;
};

/** In milliseconds. */
const claims = { renewInterval: 5_000, expiry: 20_000 };
/**
 * A picture is given up after three failures, or after twelve processes died while encoding it, perhaps because of it.
 * The column `tries` adds up these costs, and survives restarts.
 */
const costs = { failed: 4, interrupted: 1 };
const maxTries = 12;

/** The picture was removed, or another process finished it. */
class ClaimLost extends Error {}

export function uploadEncoder({ database, store, encoder, files, log, now, renewInterval }: Parts) {
  const { db } = database;
  const expiredBefore = () => new Date(now().getTime() - claims.expiry).toISOString();

  /** Claims the oldest waiting picture for this process. */
  const claim = (): Promise<MediaRow | undefined> =>
    db
      .updateTable("media")
      .set({ claimed_at: now().toISOString() })
      .where("id", "=", ({ selectFrom }) =>
        selectFrom("media")
          .select("id")
          .where("state", "=", "encoding")
          .where(({ eb, or }) => or([eb("claimed_at", "is", null), eb("claimed_at", "<", expiredBefore())]))
          .orderBy("created_at")
          .orderBy("id")
          .limit(1),
      )
      // Checked again for the locked row: another process may have claimed it since the subquery ran.
      .where("state", "=", "encoding")
      .where(({ eb, or }) => or([eb("claimed_at", "is", null), eb("claimed_at", "<", expiredBefore())]))
      .returningAll()
      .executeTakeFirst();

  /** Throws if the picture was replaced, removed or finished in the meantime. */
  const update = async ({ id, copy }: MediaRow, columns: Partial<MediaRow>): Promise<void> => {
    const { numUpdatedRows } = await db
      .updateTable("media")
      .set(columns)
      .where("id", "=", id)
      .where("copy", "=", copy)
      .where("state", "=", "encoding")
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) throw new ClaimLost();
  };

  const encodeAll = imagesFromMaster({ store, encoder, files });

  /** Also counts the attempt as interrupted, which remains if this process is killed now. */
  const startRenewing = (row: MediaRow) => {
    const tries = row.tries + costs.interrupted;
    let renewal = Promise.resolve();
    const renew = () => {
      renewal = update(row, { claimed_at: now().toISOString(), tries }).catch(() => {});
    };
    const timer = setInterval(renew, renewInterval ?? claims.renewInterval).unref();
    return () => {
      clearInterval(timer);
      return renewal;
    };
  };

  const giveUp = (row: MediaRow, problem: "broken" | "late") => update(row, { state: "failed", problem });

  const fail = async (row: MediaRow, error: unknown): Promise<void> => {
    const tries = row.tries + costs.failed;
    log.error("A picture could not be encoded", { id: row.id, tries, error });
    // A full disk or unavailable storage is not the fault of the picture: try again when the claim has expired.
    if (error instanceof StoreProblem)
      return update(row, { claimed_at: now().toISOString(), tries: row.tries });
    const isLate = error instanceof TooBusy;
    if (tries >= maxTries) return giveUp(row, isLate ? "late" : "broken");
    // After a timeout, keep the claim until it expires, so that the other pictures come first.
    await update(row, { claimed_at: isLate ? now().toISOString() : null, tries });
  };

  return {
    /**
     * Releases all claims at start, because most likely the process that this one replaces left them. If another process
     * is still encoding one of them, both write the same bytes, and the first to finish wins.
     */
    async releaseClaims(): Promise<void> {
      await db
        .updateTable("media")
        .set({ claimed_at: null })
        .where("state", "=", "encoding")
        .where("claimed_at", "is not", null)
        .execute();
    },

    /** Encodes the next waiting picture. Returns false if none is waiting. */
    async encodeNext(isStopped: () => boolean): Promise<boolean> {
      const row = await claim();
      if (!row) return false;
      if (row.tries >= maxTries) {
        await giveUp(row, "broken");
        return true;
      }
      const released = { claimed_at: null, tries: row.tries };
      const stopRenewing = startRenewing(row);
      try {
        const images = await encodeAll(row, isStopped).finally(stopRenewing);
        await update(
          row,
          images ? { state: "ready", images: JSON.stringify(images), problem: null } : released,
        );
      } catch (error) {
        // The sweep removes the images that were stored since.
        if (error instanceof ClaimLost) return true;
        if (isStopped()) await update(row, released).catch(() => {});
        else await fail(row, error);
      }
      return true;
    },
  };
}
