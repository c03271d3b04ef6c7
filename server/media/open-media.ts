import { resolve } from "node:path";
import { contentVersion } from "../content/changes.ts";
import type { SiteDatabase } from "../database/connect.ts";
import type { Settings } from "../process/environment.ts";
import type { Log } from "../process/log.ts";
import { uploadAcceptor } from "./accept-upload.ts";
import { withImageCache } from "./cached-images.ts";
import { imagesFromMaster } from "./encode-images.ts";
import { uploadEncoder } from "./encode-uploads.ts";
import { type Encoder, openEncoder, priorities } from "./encoder.ts";
import { imagesOf, mediaForPages } from "./media-for-pages.ts";
import { itemOf } from "./media-item.ts";
import { mediaLibrary } from "./media-library.ts";
import { mediaLimits } from "./media-limits.ts";
import type { Media } from "./media-types.ts";
import { mediaVersions } from "./media-versions.ts";
import { mediaWorker } from "./media-worker.ts";
import { keyOf, originals } from "./object-keys.ts";
import { openStore } from "./open-store.ts";
import { openImageCache } from "./pictures/image-cache.ts";
import type { MediaStore } from "./store.ts";
import { uploadStore } from "./store-upload.ts";
import { sweepMedia } from "./sweep-media.ts";
import { uploadsOf } from "./uploads.ts";
import { workFilesIn } from "./work-files.ts";

type Parts = {
  database: SiteDatabase;
  settings: Pick<Settings, "mediaFolder" | "mediaUrl" | "pictureCache">;
  log: Log;
  /** The content version, by which items are cached. */
  version?: () => Promise<number>;
  store?: MediaStore;
  encoder?: Encoder;
  /** Wakes the process that encodes, which is this one by default. */
  wakeEncoder?: () => void;
  now?: () => Date;
};

export function openMedia({ database, settings, log, now = () => new Date(), ...options }: Parts): Media {
  const folder = resolve(settings.mediaFolder);
  const store = options.store ?? openStore(settings, log);
  const images = settings.mediaUrl
    ? withImageCache(store, openImageCache({ folder: resolve(settings.pictureCache), log }))
    : store;
  const files = workFilesIn(folder);
  // Staff wait for the master of an upload; the images for visitors are encoded in the background.
  const masterEncoder = options.encoder ?? openEncoder(priorities.interactive);
  const imageEncoder = options.encoder ?? openEncoder(priorities.background);
  const parts = { database, store, files, log, now };
  const stored = uploadStore({ ...parts, encoder: masterEncoder });
  const forPages = mediaForPages({
    database,
    version: options.version ?? (() => contentVersion(database.db)),
  });
  const encoding = uploadEncoder({ ...parts, encoder: imageEncoder });
  const worker = mediaWorker({
    log,
    begin: encoding.releaseClaims,
    work: encoding.encodeNext,
    sweep: (isStopped) => sweepMedia(parts, isStopped),
    sweepInterval: mediaLimits.sweepInterval,
  });
  const wake = options.wakeEncoder ?? worker.wake;

  const findReady: Media["findReady"] = async (id) => {
    const row = await forPages.rowOf(id);
    return row?.state === "ready" ? itemOf(row) : undefined;
  };

  const locate = async (id: string, rest: string) => {
    const row = await forPages.rowOf(id);
    if (row?.state !== "ready") return undefined;
    const item = itemOf(row);
    // A file is served under any name, because it may have been renamed since a text linked to it.
    if (row.kind === "file")
      return { item, type: row.type, bytes: row.bytes, key: keyOf(row, originals.file) };
    const bytes = imagesOf(row)[rest];
    if (bytes === undefined) return undefined;
    return { item, type: `image/${rest.split(".")[1]}`, bytes, key: keyOf(row, rest) };
  };

  const open: Media["open"] = async (id, rest, range) => {
    const located = await locate(id, rest);
    const found =
      located && (await (located.item.kind === "picture" ? images : store).read(located.key, range));
    return found && { ...located, stream: found.stream };
  };

  return {
    ...mediaLibrary({ ...parts, uploads: stored, onPictureToEncode: wake }),
    ...mediaVersions({
      ...{ ...parts, uploads: stored, onPictureToEncode: wake },
      encodeImages: imagesFromMaster({ ...parts, encoder: masterEncoder }),
    }),
    uploads: uploadsOf({
      ...parts,
      accept: uploadAcceptor({ ...parts, uploads: stored }),
      onAccepted: wake,
    }),
    offer: forPages.offer,
    fileAt: forPages.fileAt,
    findReady,
    locate,
    open,
    start() {
      const running = worker.start();
      return {
        wake: running.wake,
        async stop() {
          const stopped = running.stop();
          imageEncoder.stop();
          await stopped;
        },
      };
    },
    startTidying() {
      const tidy = () =>
        files
          .sweep(now())
          .catch((error: unknown) => log.error("Leftover files could not be removed", { error }));
      let running = tidy();
      const timer = setInterval(() => (running = running.then(tidy)), mediaLimits.sweepInterval).unref();
      return {
        async stop() {
          clearInterval(timer);
          masterEncoder.stop();
          await running;
        },
      };
    },
  };
}
