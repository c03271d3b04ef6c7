import type { Context } from "hono";
import type { Format } from "./encode-image.ts";
import type { ImageRequest, Pictures } from "./pictures.ts";

const address = /^\/images\/([\w-]{16})(\/.+)\/(\d{1,4})\.(avif|webp)$/s;

/** The image at an address such as /images/…/480.webp. */
export function imageAt(path: string): ImageRequest | undefined {
  const [, hash = "", image_url = "", width, format] = address.exec(path) ?? [];
  return hash ? { hash, image_url, width: Number(width), format: format as Format } : undefined;
}

/** Serves an image of a record's picture. The address contains the hash of the file, so it can be cached forever. */
export function serveImages(pictures: Pictures) {
  return async (context: Context): Promise<Response> => {
    const request = imageAt(context.req.path);
    const image = request && (await pictures.image(request));
    if (!image) return context.text("There is no such picture.\n", 404);
    return context.body(image.bytes, 200, {
      "content-type": `image/${request.format}`,
      "cache-control": image.current ? "public, max-age=31536000, immutable" : "no-cache",
    });
  };
}
