import { Readable } from "node:stream";
import { coalesce } from "../limits/coalesce.ts";
import type { Image } from "./pictures/encode-image.ts";
import type { ImageCache } from "./pictures/image-cache.ts";
import type { MediaStore } from "./store.ts";

/**
 * Images from storage on another machine, with copies on the disk of this one: visitors wait for the way there once,
 * and pages have their pictures while it is away. Files are too large for that, and seldom asked for.
 */
export function localCopies(store: Pick<MediaStore, "read">, cache: ImageCache): Pick<MediaStore, "read"> {
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
