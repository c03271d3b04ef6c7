import type { Metadata } from "sharp";
import { loadSharp } from "./load-sharp.ts";
import { type PictureFile, PictureProblem, readStart } from "./picture-file.ts";

/** The size of the upright picture. */
export type Header = { width: number; height: number };

const formats = ["jpeg", "png", "webp", "heif", "gif", "tiff"];
const maxBytes = 20_000_000;
/** A crafted file of a few bytes can decode into gigabytes. */
export const maxPixels = 50_000_000;
/** For formats that are decoded as a whole before they are resized. */
const maxPixelsAtOnce = 24_000_000;

const headerBytes = 256 * 1024;

const sentences = {
  moving: "It moves. Use a still picture.",
  "too-many-pixels": "It has more than 50 million pixels.",
  "too-many-pixels-at-once":
    "It has more than 24 million pixels. Make it smaller, or save it as an ordinary, not progressive JPEG.",
};

/** Reads and checks the header only. Whether the whole picture can be decoded is checked later. */
export async function readHeader(file: PictureFile): Promise<Header> {
  if (file.size > maxBytes) {
    throw new PictureProblem("It is larger than 20 MB. Make it smaller before you upload it.");
  }
  const metadata = await readMetadata(file);
  const { format, autoOrient } = metadata;
  if (!formats.includes(format)) throw new PictureProblem(`Pictures of the kind ${format} are not shown.`);
  const problem = headerProblem(metadata);
  if (problem) throw new PictureProblem(sentences[problem]);
  return { width: autoOrient.width, height: autoOrient.height };
}

/** The reason not to decode a picture, if any. */
export function headerProblem(metadata: Metadata): keyof typeof sentences | undefined {
  const { format, pages = 1, autoOrient, isProgressive } = metadata;
  if (pages > 1) return "moving";
  const pixels = autoOrient.width * autoOrient.height;
  if (pixels > maxPixels) return "too-many-pixels";
  const isDecodedAtOnce = isProgressive || format === "heif" || format === "gif";
  return pixels > maxPixelsAtOnce && isDecodedAtOnce ? "too-many-pixels-at-once" : undefined;
}

async function readMetadata(file: PictureFile): Promise<Metadata> {
  const start = await metadataOf(await readStart(file, Math.min(file.size, headerBytes))).catch(
    () => undefined,
  );
  // These have all metadata at the start. Other formats may be misread from a truncated file.
  if (start?.format === "jpeg" || start?.format === "png") return start;
  return metadataOf(await readStart(file, file.size)).catch((cause: unknown) => {
    throw new PictureProblem("It is not a picture, or a damaged one.", { cause });
  });
}

async function metadataOf(bytes: Buffer): Promise<Metadata> {
  const sharp = await loadSharp();
  return sharp(bytes, { limitInputPixels: false }).metadata();
}
