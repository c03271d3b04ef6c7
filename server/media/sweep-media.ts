import type { SiteDatabase } from "../database/connect.ts";
import { mediaLimits } from "./media-limits.ts";
import { enquiryFolder } from "./object-keys.ts";
import type { MediaStore } from "./store.ts";
import { uploadPieces } from "./upload-pieces.ts";

type Parts = { database: SiteDatabase; store: MediaStore; now: () => Date };

const batchSize = 100;

/** Removes abandoned uploads, and objects that a killed process left in the store. */
export async function sweepMedia(parts: Parts, isStopped: () => boolean = () => false): Promise<void> {
  await sweepUploads(parts);
  await sweepObjects(parts, isStopped);
}

async function sweepUploads({ database: { db }, store, now }: Parts): Promise<void> {
  const before = (milliseconds: number) => new Date(now().getTime() - milliseconds).toISOString();
  const old = await db
    .deleteFrom("uploads")
    .where(({ eb, and, or }) =>
      or([
        eb("changed_at", "<", before(mediaLimits.resumable)),
        and([
          eb("changed_at", "<", before(mediaLimits.finished)),
          or([eb("media_id", "is not", null), eb("refused", "is not", null)]),
        ]),
      ]),
    )
    .returning("id")
    .execute();
  const pieces = uploadPieces(store);
  for (const { id } of old) await pieces.remove(id);
}

/** Removes objects without a row. Recent ones are spared: their row may be about to be written. */
async function sweepObjects({ database, store, now }: Parts, isStopped: () => boolean): Promise<void> {
  const orphanedBefore = now().getTime() - mediaLimits.orphaned;
  let keys: string[] = [];
  for await (const { key, changedAt } of store.list()) {
    if (isStopped()) return;
    // Mailed files are swept separately: see server/inbox/mailed-files.ts.
    if (changedAt.getTime() < orphanedBefore && !key.startsWith(enquiryFolder)) keys.push(key);
    if (keys.length < batchSize) continue;
    await removeOrphans(database, store, keys);
    keys = [];
  }
  await removeOrphans(database, store, keys);
}

async function removeOrphans({ db }: SiteDatabase, store: MediaStore, keys: string[]): Promise<void> {
  if (keys.length === 0) return;
  const owner = (key: string) => key.split("/").slice(0, 2).join("/");
  const ids = [...new Set(keys.flatMap((key) => key.split("/").slice(0, 2)))];
  const [items, versions, uploads] = await Promise.all([
    db.selectFrom("media").select(["id", "copy"]).where("id", "in", ids).execute(),
    db.selectFrom("media_versions").select(["media_id", "copy"]).where("media_id", "in", ids).execute(),
    db.selectFrom("uploads").select("id").where("id", "in", ids).execute(),
  ]);
  const owners = new Set([
    ...items.map(({ id, copy }) => `${id}/${copy}`),
    ...versions.map(({ media_id, copy }) => `${media_id}/${copy}`),
    ...uploads.map(({ id }) => `uploads/${id}`),
  ]);
  for (const key of keys) if (!owners.has(owner(key))) await store.remove(key);
}
