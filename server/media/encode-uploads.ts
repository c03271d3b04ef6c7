/**
 * Encodes every image that pages need of an uploaded picture, before any page offers it. Processes share the work: who
 * encodes one says so every few seconds, and what was begun by a process that is gone is begun anew by another.
 */
import { createWriteStream } from "node:fs";
import { stat } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import type { SiteDatabase } from "../database/connect.ts";
import type { MediaRow } from "../database/schema.ts";
import { TooBusy } from "../limits/too-busy.ts";
import type { Log } from "../process/log.ts";
import type { Encoder } from "./encoder.ts";
import { keyOf, originals } from "./media-item.ts";
import type { Format } from "./pictures/encode-image.ts";
import { widthsOf } from "./pictures/image-widths.ts";
import { type MediaStore, StoreProblem } from "./store.ts";
import type { WorkFiles } from "./work-files.ts";

type Parts = {
  database: SiteDatabase;
  store: MediaStore;
  encoder: Pick<Encoder, "run">;
  files: WorkFiles;
  log: Log;
  now: () => Date;
  renewedEvery?: number;
};

/** In milliseconds. */
const claims = { renewedEvery: 5_000, freeAfter: 20_000 };
/**
 * A picture is given up after three failures, or after twelve processes that were killed while they encoded it: perhaps
 * because of it. `tries` is the sum of these costs, and outlives restarts.
 */
const costs = { failed: 4, cutOff: 1 };
const mostTries = 12;
const formats: Format[] = ["avif", "webp"];
const gaveUp = {
  broken: "This picture could not be prepared for visitors. Try again, or upload another copy of it.",
  late: "Preparing this picture for visitors took too long. Try again when the site is less busy, or upload a smaller copy of it.",
};

class NoLongerOurs extends Error {}

export function encodingOf({ database, store, encoder, files, log, now, renewedEvery }: Parts) {
  const { db } = database;
  const freeSince = () => new Date(now().getTime() - claims.freeAfter).toISOString();

  /** Takes the next one that waits, so that no other process does. */
  const claim = (): Promise<MediaRow | undefined> =>
    db
      .updateTable("media")
      .set({ claimed_at: now().toISOString() })
      .where("id", "=", ({ selectFrom }) =>
        selectFrom("media")
          .select("id")
          .where("state", "=", "encoding")
          .where(({ eb, or }) => or([eb("claimed_at", "is", null), eb("claimed_at", "<", freeSince())]))
          .orderBy("created_at")
          .orderBy("id")
          .limit(1),
      )
      // Asked again of the row itself: another process may have waited for it.
      .where("state", "=", "encoding")
      .where(({ eb, or }) => or([eb("claimed_at", "is", null), eb("claimed_at", "<", freeSince())]))
      .returningAll()
      .executeTakeFirst();

  /** Only while it is the same picture and waits to be encoded. */
  const change = async ({ id, copy }: MediaRow, columns: Partial<MediaRow>): Promise<void> => {
    const { numUpdatedRows } = await db
      .updateTable("media")
      .set(columns)
      .where("id", "=", id)
      .where("copy", "=", copy)
      .where("state", "=", "encoding")
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) throw new NoLongerOurs();
  };

  const encodeAll = (row: MediaRow, isStopped: () => boolean): Promise<Record<string, number> | undefined> =>
    files.with(async (master) => {
      const stored = await store.read(keyOf(row, originals.picture));
      if (!stored) throw new Error("The picture is not in the store.");
      await pipeline(stored.stream, createWriteStream(master, { flags: "wx", mode: 0o600 }));
      const images: Record<string, number> = {};
      for (const width of widthsOf(row.width ?? 0))
        for (const format of formats) {
          if (isStopped()) return undefined;
          images[`${width}.${format}`] = await encodeOne(row, master, width, format);
        }
      return images;
    });

  const encodeOne = (row: MediaRow, from: string, width: number, format: Format): Promise<number> =>
    files.with(async (to) => {
      await encoder.run({ task: "image", from, to, width, format });
      await store.put(keyOf(row, `${width}.${format}`), { path: to }, `image/${format}`);
      return (await stat(to)).size;
    });

  /** Counts the try as cut off for as long as it lasts: if the process is killed now, that stays. */
  const renewing = (row: MediaRow) => {
    const tries = row.tries + costs.cutOff;
    let renewal = Promise.resolve();
    const renew = () => {
      renewal = change(row, { claimed_at: now().toISOString(), tries }).catch(() => {});
    };
    const timer = setInterval(renew, renewedEvery ?? claims.renewedEvery).unref();
    return () => {
      clearInterval(timer);
      return renewal;
    };
  };

  const giveUp = (row: MediaRow, problem: string) => change(row, { state: "failed", problem });

  const fail = async (row: MediaRow, error: unknown): Promise<void> => {
    const tries = row.tries + costs.failed;
    log.error("A picture could not be encoded", { id: row.id, tries, error });
    // A full disk, or storage that is away, is no fault of the picture: tried again in a while.
    if (error instanceof StoreProblem)
      return change(row, { claimed_at: now().toISOString(), tries: row.tries });
    const isLate = error instanceof TooBusy;
    if (tries >= mostTries) return giveUp(row, isLate ? gaveUp.late : gaveUp.broken);
    // One that takes too long does not keep the others waiting.
    await change(row, { claimed_at: isLate ? now().toISOString() : null, tries });
  };

  return {
    /**
     * At the start: what was begun before is most likely left by the process whose place this one takes. If another is
     * still at it, both write the same, and the first one counts.
     */
    async begin(): Promise<void> {
      await db
        .updateTable("media")
        .set({ claimed_at: null })
        .where("state", "=", "encoding")
        .where("claimed_at", "is not", null)
        .execute();
    },

    /** The next one that waits; false if none does. */
    async next(isStopped: () => boolean): Promise<boolean> {
      const row = await claim();
      if (!row) return false;
      if (row.tries >= mostTries) {
        await giveUp(row, gaveUp.broken);
        return true;
      }
      const unbegun = { claimed_at: null, tries: row.tries };
      const stopRenewing = renewing(row);
      try {
        const images = await encodeAll(row, isStopped).finally(stopRenewing);
        await change(
          row,
          images ? { state: "ready", images: JSON.stringify(images), problem: null } : unbegun,
        );
      } catch (error) {
        // Removed meanwhile: what was stored of it since is removed by the sweep.
        if (error instanceof NoLongerOurs) return true;
        if (isStopped()) await change(row, unbegun).catch(() => {});
        else await fail(row, error);
      }
      return true;
    },
  };
}
