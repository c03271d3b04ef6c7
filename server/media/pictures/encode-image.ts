import { loadSharp } from "./load-sharp.ts";
import { maxPixels } from "./picture-header.ts";

export type Format = "avif" | "webp";
export type Image = Uint8Array<ArrayBuffer>;

const settings = { avif: { quality: 50, effort: 3 }, webp: { quality: 72 } };
/** Behind transparent pictures: most are drawn in dark ink for white paper, and pages may be dark. */
const background = "#ffffff";
const maxSeconds = 30;

/** Part of the cache key: an image encoded with other settings is another image. */
export const encodingKey = (format: Format) =>
  `${format} ${JSON.stringify({ ...settings[format], paper: background })}`;

/**
 * Encodes a picture upright, and without metadata of the camera such as the place. `source` is the bytes, or the path of a
 * file.
 */
export async function encodeImage(
  source: Buffer | string,
  width: number,
  format: Format,
  seconds = maxSeconds,
): Promise<Image> {
  const sharp = await loadSharp();
  const resized = sharp(source, { limitInputPixels: maxPixels, failOn: "error" })
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .flatten({ background })
    .timeout({ seconds });
  const encoded = format === "avif" ? resized.avif(settings.avif) : resized.webp(settings.webp);
  return new Uint8Array(await encoded.toBuffer());
}
