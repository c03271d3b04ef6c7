import { randomBytes } from "node:crypto";
import { stat } from "node:fs/promises";
import type { Kysely } from "kysely";
import type { SiteDatabase } from "../database/connect.ts";
import type { Database, MediaRow } from "../database/schema.ts";
import type { Log } from "../process/log.ts";
import { linkMediaUses } from "../publishing/media-uses.ts";
import { type Actor, note } from "../staff/staff-log.ts";
import type { Encoder } from "./encoder.ts";
import { eraseMp4Metadata } from "./erase-mp4-metadata.ts";
import { type Examined, examine } from "./examine.ts";
import { fileName } from "./file-name.ts";
import { foldedText, itemOf, keyOf, originals } from "./item.ts";
import type { MediaItem } from "./media.ts";
import { type Refusal, RefusedUpload } from "./refusals.ts";
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

/** Makes an item of a file that has come whole. Throws `RefusedUpload` for what is not taken. */
export function takingOf({ database, store, encoder, files, log, now }: Parts) {
  const { db } = database;

  /** Of what pages and visitors see, before any row says that it is there. */
  const storeFile = async (at: Place, path: string, type: string, bytes: number): Promise<Stored> => {
    if (/\/mp4$/.test(type)) await eraseMp4Metadata(path);
    await store.put(keyOf(at, originals.file), { path }, type);
    return { type, bytes, width: null, height: null };
  };

  const storePicture = async (at: Place, path: string, extension: string): Promise<Stored> =>
    files.with(async (master) => {
      const made = await encoder.run({ task: "master", from: path, to: master });
      if (made.outcome === "refused") throw refusedPicture(made.code, extension, made.reason);
      await store.put(keyOf(at, originals.picture), { path: master }, "image/webp");
      const { size } = await stat(master);
      return { type: "image/webp", bytes: size, width: made.width, height: made.height };
    });

  const discard = (at: Place) =>
    removeObjects(store, at).catch((error: unknown) =>
      log.warn("What was stored of an upload could not be removed", { error }),
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
        await note(transaction, actor, "uploaded", subjectOf(added), now());
      }
      return added;
    });

  return async (actor: Actor, givenName: string, file: WorkFile): Promise<MediaItem> => {
    const id = file.sha256.slice(0, 20);
    const known = await findAgain(db, id);
    if (known) return itemOf(known);
    const examined = await examine(file);
    const at = { id, copy: randomBytes(4).toString("hex") };
    try {
      const stored =
        examined.kind === "picture"
          ? await storePicture(at, file.path, examined.extension)
          : await storeFile(at, file.path, examined.type, file.bytes);
      const added = await add(actor, at, fileName(givenName, examined.extension), examined.kind, stored);
      if (added) return itemOf(added);
    } catch (error) {
      await discard(at);
      throw error;
    }
    // Somebody else uploaded the same at the same moment.
    await discard(at);
    const first = await findAgain(db, id);
    if (!first) throw new Error("An upload was removed while the same was uploaded again.");
    return itemOf(first);
  };
}

type Place = Pick<MediaRow, "id" | "copy">;

export const subjectOf = ({ id, name }: Pick<MediaRow, "id" | "name">) => `media/${id} ${name}`;

export async function removeObjects(store: MediaStore, { id, copy }: Place): Promise<void> {
  for await (const { key } of store.list(`${id}/${copy}/`)) await store.remove(key);
}

/** Has a picture that was given up encoded once more. Undefined if it was not. */
export async function encodeAgain(db: Kysely<Database>, id: string): Promise<MediaRow | undefined> {
  const again = { state: "encoding", tries: 0, problem: null, claimed_at: null } as const;
  const failed = db.updateTable("media").set(again).where("id", "=", id).where("state", "=", "failed");
  return failed.returningAll().executeTakeFirst();
}

/** The one with the same content. What could not be encoded is tried once more. */
async function findAgain(db: Kysely<Database>, id: string): Promise<MediaRow | undefined> {
  await encodeAgain(db, id);
  return db.selectFrom("media").selectAll().where("id", "=", id).executeTakeFirst();
}

function refusedPicture(code: Refusal, extension: string, reason?: string): RefusedUpload {
  const isHeic = extension === "heif" && code === "picture-unreadable";
  return new RefusedUpload(isHeic ? "heic" : code, { cause: reason });
}
