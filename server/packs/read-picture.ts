import { buffer } from "node:stream/consumers";
import type { Media } from "../media/media-types.ts";
import type { Pictures } from "../media/pictures/pictures.ts";
import { imageAt } from "../media/pictures/serve-images.ts";

const uploaded = /^\/media\/([0-9a-f]{20})\/(?:[0-9a-f]{8}\/)?([^/]+)$/;

/** An image at an address that a page names; undefined if it does not exist. */
export async function readPicture(
  { pictures, media }: { pictures: Pictures; media: Media },
  address: string,
): Promise<Buffer | undefined> {
  const path = decodeURIComponent(address);
  const request = imageAt(path);
  if (request) {
    const image = await pictures.image(request);
    return image && Buffer.from(image.bytes);
  }
  const [, id = "", rest = ""] = uploaded.exec(path) ?? [];
  const file = await media.open(id, rest);
  return file && buffer(file.stream);
}
