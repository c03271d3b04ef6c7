import type { Context } from "hono";
import type { Format } from "./encode-image.ts";
import type { Pictures } from "./pictures.ts";

const address = /^\/images\/([\w-]{16})(\/.+)\/(\d{1,4})\.(avif|webp)$/s;

/** Serves an image of a record's picture. The address contains the hash of the file, so it can be cached forever. */
export function serveImages(pictures: Pictures) {
  return async (context: Context): Promise<Response> => {
    const [, hash = "", image_url = "", width, format] = address.exec(context.req.path) ?? [];
    const image =
      hash && (await pictures.image({ hash, image_url, width: Number(width), format: format as Format }));
    if (!image) return context.text("There is no such picture.\n", 404);
    return context.body(image.bytes, 200, {
      "content-type": `image/${format}`,
      "cache-control": image.current ? "public, max-age=31536000, immutable" : "no-cache",
    });
  };
}
