import type { Metadata } from "sharp";
import { loadSharp } from "./load-sharp.ts";
import { type PictureFile, readStart } from "./picture-file.ts";
import { PictureProblem } from "./picture-problem.ts";

/** As the camera was held. */
export type Header = { width: number; height: number };

const formats = ["jpeg", "png", "webp", "heif", "gif", "tiff"];
const maxBytes = 20_000_000;
/** A crafted file of a few bytes can unfold into gigabytes. */
export const maxPixels = 50_000_000;
/** Of pictures that are unfolded as a whole before they are made smaller. */
const maxPixelsAtOnce = 24_000_000;

const headerBytes = 256 * 1024;

const sentences = {
  moving: "It moves. Use a still picture.",
  "too-many-pixels": "It has more than 50 million pixels.",
  "too-many-pixels-at-once":
    "It has more than 24 million pixels. Make it smaller, or save it as an ordinary, not progressive JPEG.",
};

/** What the file says of itself, checked. Whether all of it can be drawn is another matter. */
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

/** Why a picture must not be unfolded, if it must not. */
export function headerProblem(metadata: Metadata): keyof typeof sentences | undefined {
  const { format, pages = 1, autoOrient, isProgressive } = metadata;
  if (pages > 1) return "moving";
  const pixels = autoOrient.width * autoOrient.height;
  if (pixels > maxPixels) return "too-many-pixels";
  const isUnfoldedAtOnce = isProgressive || format === "heif" || format === "gif";
  return pixels > maxPixelsAtOnce && isUnfoldedAtOnce ? "too-many-pixels-at-once" : undefined;
}

async function readMetadata(file: PictureFile): Promise<Metadata> {
  const start = await metadataOf(await readStart(file, Math.min(file.size, headerBytes))).catch(
    () => undefined,
  );
  // These say everything at their start. Others may be cut off there without it being noticed.
  if (start?.format === "jpeg" || start?.format === "png") return start;
  return metadataOf(await readStart(file, file.size)).catch((cause: unknown) => {
    throw new PictureProblem("It is not a picture, or a damaged one.", { cause });
  });
}

async function metadataOf(bytes: Buffer): Promise<Metadata> {
  const sharp = await loadSharp();
  return sharp(bytes, { limitInputPixels: false }).metadata();
}
