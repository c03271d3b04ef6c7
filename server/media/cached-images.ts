import { Readable } from "node:stream";
import { coalesce } from "../limits/coalesce.ts";
import type { Image } from "./pictures/encode-image.ts";
import type { ImageCache } from "./pictures/image-cache.ts";
import type { MediaStore } from "./store.ts";

/**
 * Caches images from remote storage on the local disk, so that only the first visitor waits for the network and pages keep
 * their pictures while the storage is unavailable. Files are not cached: they are too large, and rarely requested.
 */
export function withImageCache(store: Pick<MediaStore, "read">, cache: ImageCache): Pick<MediaStore, "read"> {
  const once = coalesce<Image | undefined>();

  const fetchImage = async (key: string): Promise<Image | undefined> => {
    const found = await store.read(key);
    if (!found) return undefined;
    const image = new Uint8Array(Buffer.concat(await found.stream.toArray()));
    await cache.write(key, image);
    return image;
  };

  return {
    async read(key, range) {
      const image = (await cache.read(key)) ?? (await once(key, () => fetchImage(key)));
      const part = image?.subarray(range?.start, range && range.end + 1);
      return part && { bytes: part.length, stream: Readable.from([part]) };
    },
  };
}
