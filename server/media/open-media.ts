import { resolve } from "node:path";
import { contentVersion } from "../content/changes.ts";
import type { SiteDatabase } from "../database/connect.ts";
import type { Settings } from "../process/environment.ts";
import type { Log } from "../process/log.ts";
import { takingOf } from "./accept-upload.ts";
import { localCopies } from "./cached-images.ts";
import { encodingOf } from "./encode-uploads.ts";
import { type Encoder, openEncoder, priorities } from "./encoder.ts";
import { imagesOf, offeredOf } from "./media-for-pages.ts";
import { itemOf, keyOf, originals } from "./media-item.ts";
import { itemsOf } from "./media-library.ts";
import { mediaLimits } from "./media-limits.ts";
import type { Media } from "./media-types.ts";
import { workerOf } from "./media-worker.ts";
import { openStore } from "./open-store.ts";
import { openImageCache } from "./pictures/image-cache.ts";
import type { MediaStore } from "./store.ts";
import { sweepMedia } from "./sweep-media.ts";
import { uploadsOf } from "./uploads.ts";
import { workFilesIn } from "./work-files.ts";

type Parts = {
  database: SiteDatabase;
  settings: Pick<Settings, "mediaFolder" | "mediaUrl" | "pictureCache">;
  log: Log;
  /** Of the content: what pages are told is read once for each. */
  version?: () => Promise<number>;
  store?: MediaStore;
  encoder?: Encoder;
  now?: () => Date;
};

export function openMedia({ database, settings, log, now = () => new Date(), ...given }: Parts): Media {
  const folder = resolve(settings.mediaFolder);
  const store = given.store ?? openStore(settings, log);
  const images = settings.mediaUrl
    ? localCopies(store, openImageCache({ folder: resolve(settings.pictureCache), log }))
    : store;
  const files = workFilesIn(folder);
  const reader = given.encoder ?? openEncoder(priorities.somebodyWaits);
  const encoder = given.encoder ?? openEncoder(priorities.pagesComeFirst);
  const parts = { database, store, files, log, now };
  const offered = offeredOf({ database, version: given.version ?? (() => contentVersion(database.db)) });
  const encoding = encodingOf({ ...parts, encoder });
  const worker = workerOf({
    log,
    begin: encoding.begin,
    work: encoding.next,
    sweep: (isStopped) => sweepMedia(parts, isStopped),
    sweptEvery: mediaLimits.sweptEvery,
  });

  const shown: Media["shown"] = async (id) => {
    const row = await offered.rowOf(id);
    return row?.state === "ready" ? itemOf(row) : undefined;
  };

  const located = async (id: string, rest: string) => {
    const row = await offered.rowOf(id);
    if (row?.state !== "ready") return undefined;
    const item = itemOf(row);
    // The file itself at any name: it may have had another when a text named it.
    if (row.kind === "file")
      return { item, type: row.type, bytes: row.bytes, key: keyOf(row, originals.file) };
    const bytes = imagesOf(row)[rest];
    if (bytes === undefined) return undefined;
    return { item, type: `image/${rest.split(".")[1]}`, bytes, key: keyOf(row, rest) };
  };

  const open: Media["open"] = async (id, rest, range) => {
    const at = await located(id, rest);
    const found = at && (await (at.item.kind === "picture" ? images : store).read(at.key, range));
    return found && { ...at, stream: found.stream };
  };

  return {
    ...itemsOf({ ...parts, toEncode: worker.wake }),
    uploads: uploadsOf({ ...parts, take: takingOf({ ...parts, encoder: reader }), taken: worker.wake }),
    offer: offered.offer,
    fileAt: offered.fileAt,
    shown,
    located,
    open,
    start() {
      const running = worker.start();
      return {
        async stop() {
          const stopped = running.stop();
          reader.stop();
          encoder.stop();
          await stopped;
        },
      };
    },
  };
}
