import { randomBytes } from "node:crypto";
import { stat } from "node:fs/promises";
import type { Kysely } from "kysely";
import type { SiteDatabase } from "../database/connect.ts";
import type { Database, MediaRow } from "../database/schema.ts";
import type { Log } from "../process/log.ts";
import { linkMediaUses } from "../publishing/media-uses.ts";
import { type Actor, logStaffAct } from "../staff/staff-log.ts";
import type { Encoder } from "./encoder.ts";
import { eraseMp4Metadata } from "./erase-mp4-metadata.ts";
import { type Examined, examine } from "./examine.ts";
import { foldedText, itemOf } from "./media-item.ts";
import type { MediaItem } from "./media-types.ts";
import { keyOf, originals } from "./object-keys.ts";
import { type Refusal, RefusedUpload } from "./refusals.ts";
import { safeFileName } from "./safe-file-name.ts";
import type { MediaStore } from "./store.ts";
import type { WorkFile, WorkFiles } from "./work-files.ts";

type Parts = {
  database: SiteDatabase;
  store: MediaStore;
  encoder: Pick<Encoder, "run">;
  files: WorkFiles;
  log: Log;
  now: () => Date;
};

type Stored = Pick<MediaRow, "type" | "bytes" | "width" | "height">;

/** Turns a complete file into an item of the media library. Throws `RefusedUpload` if the file is not accepted. */
export function uploadAcceptor({ database, store, encoder, files, log, now }: Parts) {
  const { db } = database;

  const storeFile = async (at: Place, path: string, type: string, bytes: number): Promise<Stored> => {
    if (/\/mp4$/.test(type)) await eraseMp4Metadata(path);
    await store.put(keyOf(at, originals.file), { path }, type);
    return { type, bytes, width: null, height: null };
  };

  const storePicture = async (at: Place, path: string, extension: string): Promise<Stored> =>
    files.with(async (master) => {
      const done = await encoder.run({ task: "master", from: path, to: master });
      if (done.outcome === "refused") throw refusedPicture(done.code, extension, done.reason);
      await store.put(keyOf(at, originals.picture), { path: master }, "image/webp");
      const { size } = await stat(master);
      return { type: "image/webp", bytes: size, width: done.width, height: done.height };
    });

  const discard = (at: Place) =>
    removeObjects(store, at).catch((error: unknown) =>
      log.warn("The objects of a rejected upload could not be removed; the next sweep removes them", {
        error,
      }),
    );

  const add = (actor: Actor, at: Place, name: string, kind: Examined["kind"], stored: Stored) =>
    db.transaction().execute(async (transaction) => {
      const added = await transaction
        .insertInto("media")
        .values({
          ...at,
          ...stored,
          ...{ kind, name, images: "{}", alt: "", decorative: 0, caption: "", credit: "" },
          ...{ focus_x: 50, focus_y: 50, problem: null, claimed_at: null, tries: 0 },
          state: kind === "picture" ? "encoding" : "ready",
          folded: foldedText({ name, alt: "", caption: "", credit: "" }),
          ...{ uploaded_by: actor.id, uploaded_by_name: actor.name, created_at: now().toISOString() },
        })
        .onConflict((conflict) => conflict.column("id").doNothing())
        .returningAll()
        .executeTakeFirst();
      if (added) {
        await linkMediaUses(transaction, added.id);
        await logStaffAct(transaction, actor, "uploaded", subjectOf(added), now());
      }
      return added;
    });

  return async (actor: Actor, originalName: string, file: WorkFile): Promise<MediaItem> => {
    const id = file.sha256.slice(0, 20);
    const known = await findExisting(db, id);
    if (known) return itemOf(known);
    const examined = await examine(file);
    const at = { id, copy: randomBytes(4).toString("hex") };
    try {
      const stored =
        examined.kind === "picture"
          ? await storePicture(at, file.path, examined.extension)
          : await storeFile(at, file.path, examined.type, file.bytes);
      const added = await add(
        actor,
        at,
        safeFileName(originalName, examined.extension),
        examined.kind,
        stored,
      );
      if (added) return itemOf(added);
    } catch (error) {
      await discard(at);
      throw error;
    }
    // Another request added the same file in the meantime.
    await discard(at);
    const first = await findExisting(db, id);
    if (!first) throw new Error("The same file was uploaded and removed while this upload was being stored.");
    return itemOf(first);
  };
}

type Place = Pick<MediaRow, "id" | "copy">;

export const subjectOf = ({ id, name }: Pick<MediaRow, "id" | "name">) => `media/${id} ${name}`;

export async function removeObjects(store: MediaStore, { id, copy }: Place): Promise<void> {
  for await (const { key } of store.list(`${id}/${copy}/`)) await store.remove(key);
}

/** Queues a picture whose encoding failed. Undefined if there is no such picture. */
export async function encodeAgain(db: Kysely<Database>, id: string): Promise<MediaRow | undefined> {
  const queued = { state: "encoding", tries: 0, problem: null, claimed_at: null } as const;
  const failed = db.updateTable("media").set(queued).where("id", "=", id).where("state", "=", "failed");
  return failed.returningAll().executeTakeFirst();
}

/** The item with the same content, if any. If its encoding failed, it is queued again. */
async function findExisting(db: Kysely<Database>, id: string): Promise<MediaRow | undefined> {
  await encodeAgain(db, id);
  return db.selectFrom("media").selectAll().where("id", "=", id).executeTakeFirst();
}

function refusedPicture(code: Refusal, extension: string, reason?: string): RefusedUpload {
  const isHeic = extension === "heif" && code === "picture-unreadable";
  return new RefusedUpload(isHeic ? "heic" : code, { cause: reason });
}
