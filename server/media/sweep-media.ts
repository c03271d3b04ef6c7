import type { SiteDatabase } from "../database/connect.ts";
import { enquiryFolder } from "./mailed-file-key.ts";
import { mediaLimits } from "./media-limits.ts";
import type { MediaStore } from "./store.ts";
import { piecesIn } from "./upload-pieces.ts";
import type { WorkFiles } from "./work-files.ts";

type Parts = { database: SiteDatabase; store: MediaStore; files: WorkFiles; now: () => Date };

const batch = 100;

/** Removes uploads that nobody went on with, and what a process that was killed left in the store. */
export async function sweepMedia(parts: Parts, isStopped: () => boolean = () => false): Promise<void> {
  await parts.files.sweep(parts.now());
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
          eb("changed_at", "<", before(mediaLimits.remembered)),
          or([eb("media_id", "is not", null), eb("refused", "is not", null)]),
        ]),
      ]),
    )
    .returning("id")
    .execute();
  const pieces = piecesIn(store);
  for (const { id } of old) await pieces.remove(id);
}

/** What is in the store and belongs to nothing. What is young may be of something that is just being stored. */
async function sweepObjects({ database, store, now }: Parts, isStopped: () => boolean): Promise<void> {
  const young = now().getTime() - mediaLimits.orphaned;
  let some: string[] = [];
  for await (const { key, changedAt } of store.list()) {
    if (isStopped()) return;
    // Files that came by mail are no media: see server/inbox/mailed-files.ts.
    if (changedAt.getTime() < young && !key.startsWith(enquiryFolder)) some.push(key);
    if (some.length < batch) continue;
    await removeOrphans(database, store, some);
    some = [];
  }
  await removeOrphans(database, store, some);
}

async function removeOrphans({ db }: SiteDatabase, store: MediaStore, keys: string[]): Promise<void> {
  if (keys.length === 0) return;
  const owner = (key: string) => key.split("/").slice(0, 2).join("/");
  const ids = [...new Set(keys.flatMap((key) => key.split("/").slice(0, 2)))];
  const [items, uploads] = await Promise.all([
    db.selectFrom("media").select(["id", "copy"]).where("id", "in", ids).execute(),
    db.selectFrom("uploads").select("id").where("id", "in", ids).execute(),
  ]);
  const owners = new Set([
    ...items.map(({ id, copy }) => `${id}/${copy}`),
    ...uploads.map(({ id }) => `uploads/${id}`),
  ]);
  for (const key of keys) if (!owners.has(owner(key))) await store.remove(key);
}
