import { loadSharp } from "./load-sharp.ts";
import { maxPixels } from "./picture-header.ts";

export type Format = "avif" | "webp";
export type Image = Uint8Array<ArrayBuffer>;

const settings = { avif: { quality: 50, effort: 3 }, webp: { quality: 72 } };
/** Of pictures that the page would shine through: most are drawn for paper, in dark ink. Pages may be dark. */
const paper = "#ffffff";
const maxSeconds = 30;

/** Names how an image was encoded: one that was encoded otherwise is another. */
export const encodingOf = (format: Format) => `${format} ${JSON.stringify({ ...settings[format], paper })}`;

/**
 * Turned as the camera was held, and without what else the camera wrote into it, such as the place. `source` is the
 * bytes, or the path of a file.
 */
export async function encode(
  source: Buffer | string,
  width: number,
  format: Format,
  seconds = maxSeconds,
): Promise<Image> {
  const sharp = await loadSharp();
  const resized = sharp(source, { limitInputPixels: maxPixels, failOn: "error" })
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .flatten({ background: paper })
    .timeout({ seconds });
  const encoded = format === "avif" ? resized.avif(settings.avif) : resized.webp(settings.webp);
  return new Uint8Array(await encoded.toBuffer());
}
