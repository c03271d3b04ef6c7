import { createWriteStream } from "node:fs";
import { stat } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import type { MediaRow } from "../database/schema.ts";
import type { Encoder } from "./encoder.ts";
import { keyOf, originals } from "./object-keys.ts";
import type { Format } from "./pictures/encode-image.ts";
import { widthsOf } from "./pictures/image-widths.ts";
import type { MediaStore } from "./store.ts";
import type { WorkFiles } from "./work-files.ts";

type Parts = { store: MediaStore; encoder: Pick<Encoder, "run">; files: WorkFiles };
type Picture = Pick<MediaRow, "id" | "copy" | "width">;

const formats: Format[] = ["avif", "webp"];

/** Encodes the images that pages offer of a picture, from its master. Returns the size of each by its name. */
export function imagesFromMaster({ store, encoder, files }: Parts) {
  const encodeOne = (row: Picture, from: string, width: number, format: Format): Promise<number> =>
    files.with(async (to) => {
      await encoder.run({ task: "image", from, to, width, format });
      await store.put(keyOf(row, `${width}.${format}`), { path: to }, `image/${format}`);
      return (await stat(to)).size;
    });

  /** Undefined if it was stopped. */
  return (row: Picture, isStopped = () => false): Promise<Record<string, number> | undefined> =>
    files.with(async (master) => {
      const stored = await store.read(keyOf(row, originals.picture));
      if (!stored) throw new Error("The master of the picture is missing from the store.");
      await pipeline(stored.stream, createWriteStream(master, { flags: "wx", mode: 0o600 }));
      const images: Record<string, number> = {};
      for (const width of widthsOf(row.width ?? 0))
        for (const format of formats) {
          if (isStopped()) return undefined;
          images[`${width}.${format}`] = await encodeOne(row, master, width, format);
        }
      return images;
    });
}
