/** Replaces the content of an item at the same address, and keeps the earlier contents. */
import { randomBytes } from "node:crypto";
import type { Readable } from "node:stream";
import type { Kysely } from "kysely";
import type { SiteDatabase } from "../database/connect.ts";
import { exclusively } from "../database/exclusively.ts";
import type { Database, MediaRow, MediaVersionRow } from "../database/schema.ts";
import { shownMedia, unsentReplyWith } from "../publishing/media-uses.ts";
import { type ActorWithRole, isPublisher } from "../publishing/permissions.ts";
import { logStaffAct } from "../staff/staff-log.ts";
import { subjectOf } from "./accept-upload.ts";
import type { imagesFromMaster } from "./encode-images.ts";
import { type Examined, examine } from "./examine.ts";
import { mediaLimits } from "./media-limits.ts";
import type { Media } from "./media-types.ts";
import { keyOf, originals } from "./object-keys.ts";
import { RefusedUpload, refusedAs } from "./refusals.ts";
import { safeFileName } from "./safe-file-name.ts";
import type { MediaStore } from "./store.ts";
import type { uploadStore } from "./store-upload.ts";
import { receive, type WorkFiles } from "./work-files.ts";

type Parts = {
  database: SiteDatabase;
  store: MediaStore;
  files: WorkFiles;
  now: () => Date;
  uploads: ReturnType<typeof uploadStore>;
  encodeImages: ReturnType<typeof imagesFromMaster>;
  onPictureToEncode: () => void;
};
type Versions = Pick<Media, "replace" | "versionsOf" | "restore" | "openVersion">;
type Db = Kysely<Database>;

export function mediaVersions(parts: Parts): Versions {
  const { database, store, files, now, uploads, encodeImages } = parts;
  const { db } = database;

  /** Stores the new content beside the current one. */
  const storeContent = (row: MediaRow, originalName: string, content: Readable): Promise<MediaVersionRow> =>
    files.with(async (path) => {
      const file = await receive(content, path);
      const examined = await examine(file);
      if (!isSameType(row, examined)) throw new RefusedUpload("other-type");
      const at = { id: row.id, copy: randomBytes(4).toString("hex") };
      try {
        const stored = await uploads.put(at, path, examined);
        const images = examined.kind === "picture" ? await encodeImages({ ...at, ...stored }) : {};
        return {
          ...{ media_id: row.id, copy: at.copy, name: safeFileName(originalName, examined.extension) },
          ...{ ...stored, images: JSON.stringify(images) },
          ...{ added_by: null, added_by_name: "", added_at: now().toISOString() },
        };
      } catch (error) {
        await uploads.discard(at);
        throw error;
      }
    });

  /** Locked, so that no one publishes or attaches the item between the check and the update. */
  const changeContent = <Done>(
    actor: ActorWithRole,
    id: string,
    change: (transaction: Db, row: MediaRow) => Promise<Done>,
  ) =>
    exclusively(database, ["enquiries", "editions"], async (transaction) => {
      const row = await findRow(transaction, id);
      if (!row) return refusedAs("gone");
      if (!isPublisher(actor) && (await shownMedia(transaction, [id])).has(id)) return refusedAs("locked");
      // A reply carries the file that its author attached.
      if (await unsentReplyWith(transaction, id)) return refusedAs("in-reply");
      return change(transaction, row);
    });

  const setContent = async (transaction: Db, id: string, version: MediaVersionRow): Promise<void> => {
    const { copy, type, bytes, width, height, images } = version;
    const isEncoded = width === null || images !== "{}";
    await transaction
      .updateTable("media")
      .set({
        ...{ copy, type, bytes, width, height, images, replaced_at: now().toISOString() },
        ...{ state: isEncoded ? "ready" : "encoding", problem: null, claimed_at: null, tries: 0 },
      })
      .where("id", "=", id)
      .execute();
  };

  const replaceWith = (actor: ActorWithRole, version: MediaVersionRow) =>
    changeContent(actor, version.media_id, async (transaction, row) => {
      await keepFirstVersion(transaction, row);
      const added = { ...version, added_by: actor.id, added_by_name: actor.name };
      await transaction.insertInto("media_versions").values(added).execute();
      await setContent(transaction, row.id, added);
      await logStaffAct(transaction, actor, "replaced", subjectOf(row), now());
      return { outcome: "replaced" as const, surplus: await removeOldest(transaction, row.id, version.copy) };
    });

  return {
    async replace(actor, id, name, content) {
      const row = await findRow(db, id);
      if (!row) return refusedAs("gone");
      try {
        const version = await storeContent(row, name, content);
        const place = { id, copy: version.copy };
        const done = await replaceWith(actor, version).catch(async (error: unknown) => {
          await uploads.discard(place);
          throw error;
        });
        if (done.outcome === "refused") {
          await uploads.discard(place);
          return done;
        }
        await uploads.discard(...done.surplus.map(({ copy }) => ({ id, copy })));
        return { outcome: "replaced" };
      } catch (error) {
        if (error instanceof RefusedUpload) return refusedAs(error.code);
        throw error;
      }
    },

    async versionsOf(id) {
      const rows = await db
        .selectFrom("media_versions")
        .selectAll()
        .where("media_id", "=", id)
        .orderBy("added_at", "desc")
        .orderBy("copy")
        .execute();
      return rows.map(({ added_by_name, added_at, copy, name, type, bytes, width, height }) => ({
        ...{ copy, name, type, bytes, width, height, addedBy: added_by_name, addedAt: added_at },
      }));
    },

    async restore(actor, id, copy) {
      const done = await changeContent(actor, id, async (transaction, row) => {
        const version = await findVersion(transaction, id, copy);
        if (!version) return refusedAs("gone");
        await setContent(transaction, id, version);
        await logStaffAct(
          transaction,
          actor,
          `restored the version of ${version.added_at}`,
          subjectOf(row),
          now(),
        );
        return { outcome: "restored" as const };
      });
      // A version that was replaced before its images were encoded has none yet.
      if (done.outcome === "restored") parts.onPictureToEncode();
      return done;
    },

    async openVersion(id, copy) {
      const version = await findVersion(db, id, copy);
      const kind = version?.width === null ? "file" : "picture";
      const found = version && (await store.read(keyOf({ id, copy: version.copy }, originals[kind])));
      return found && { name: version.name, type: version.type, ...found };
    },
  };
}

function isSameType(row: MediaRow, examined: Examined): boolean {
  return row.kind === examined.kind && (examined.kind === "picture" || examined.type === row.type);
}

function findRow(db: Db, id: string): Promise<MediaRow | undefined> {
  return db.selectFrom("media").selectAll().where("id", "=", id).executeTakeFirst();
}

function findVersion(db: Db, id: string, copy: string): Promise<MediaVersionRow | undefined> {
  const version = db.selectFrom("media_versions").selectAll().where("media_id", "=", id);
  return version.where("copy", "=", copy).executeTakeFirst();
}

/** The first content becomes a version when it is replaced. */
async function keepFirstVersion(db: Db, row: MediaRow): Promise<void> {
  const { id, copy, name, type, bytes, width, height, images } = row;
  await db
    .insertInto("media_versions")
    .values({
      ...{ media_id: id, copy, name, type, bytes, width, height, images },
      ...{ added_by: row.uploaded_by, added_by_name: row.uploaded_by_name, added_at: row.created_at },
    })
    .onConflict((conflict) => conflict.columns(["media_id", "copy"]).doNothing())
    .execute();
}

/** Returns the versions beyond the limit, whose objects can go now. */
async function removeOldest(db: Db, id: string, current: string): Promise<{ copy: string }[]> {
  const surplus = await db
    .selectFrom("media_versions")
    .select("copy")
    .where("media_id", "=", id)
    .where("copy", "<>", current)
    .orderBy("added_at", "desc")
    .orderBy("copy")
    .offset(mediaLimits.versions - 1)
    .limit(100)
    .execute();
  if (surplus.length > 0)
    await db
      .deleteFrom("media_versions")
      .where("media_id", "=", id)
      .where(
        "copy",
        "in",
        surplus.map(({ copy }) => copy),
      )
      .execute();
  return surplus;
}
