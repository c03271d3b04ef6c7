import { stat } from "node:fs/promises";
import type { MediaRow } from "../database/schema.ts";
import { TooBusy } from "../limits/too-busy.ts";
import type { Log } from "../process/log.ts";
import type { Encoder } from "./encoder.ts";
import { eraseMp4Metadata } from "./erase-mp4-metadata.ts";
import type { Examined } from "./examine.ts";
import { keyOf, originals } from "./object-keys.ts";
import { type Refusal, RefusedUpload } from "./refusals.ts";
import type { MediaStore } from "./store.ts";
import type { WorkFiles } from "./work-files.ts";

type Parts = { store: MediaStore; encoder: Pick<Encoder, "run">; files: WorkFiles; log: Log };

export type Place = Pick<MediaRow, "id" | "copy">;
export type Stored = Pick<MediaRow, "type" | "bytes" | "width" | "height">;

/** Puts the content of an examined file into the store: a file as it is, a picture as its master. */
export function uploadStore({ store, encoder, files, log }: Parts) {
  const storeFile = async (at: Place, path: string, type: string): Promise<Stored> => {
    if (/\/mp4$/.test(type)) await eraseMp4Metadata(path);
    await store.put(keyOf(at, originals.file), { path }, type);
    return { type, bytes: (await stat(path)).size, width: null, height: null };
  };

  const storePicture = async (at: Place, path: string, extension: string): Promise<Stored> =>
    files.with(async (master) => {
      const task = extension === "svg" ? "drawing" : "master";
      const done = await encoder.run({ task, from: path, to: master }).catch((error: unknown) => {
        // A few nested references can draw for hours: its process was killed.
        throw task === "drawing" && error instanceof TooBusy ? new RefusedUpload("svg-too-large") : error;
      });
      if (done.outcome === "refused") throw refusedPicture(done.code, extension, done.reason);
      await store.put(keyOf(at, originals.picture), { path: master }, "image/webp");
      const { size } = await stat(master);
      return { type: "image/webp", bytes: size, width: done.width, height: done.height };
    });

  return {
    put: (at: Place, path: string, examined: Examined): Promise<Stored> =>
      examined.kind === "picture"
        ? storePicture(at, path, examined.extension)
        : storeFile(at, path, examined.type),

    /** Removes the objects of content that has no row, or none any more. */
    discard: (...places: Place[]): Promise<void> =>
      removeObjects(store, ...places).catch((error: unknown) =>
        log.warn("Objects without a row could not be removed; the next sweep removes them", { error }),
      ),
  };
}

async function removeObjects(store: MediaStore, ...places: Place[]): Promise<void> {
  for (const { id, copy } of places)
    for await (const { key } of store.list(`${id}/${copy}/`)) await store.remove(key);
}

function refusedPicture(code: Refusal, extension: string, reason?: string): RefusedUpload {
  const isHeic = extension === "heif" && code === "picture-unreadable";
  return new RefusedUpload(isHeic ? "heic" : code, { cause: reason });
}
