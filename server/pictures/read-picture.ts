import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { mostPixels } from "./encode.ts";

/** Why a picture is not shown, in words for whoever put it there. */
export class PictureProblem extends Error {}

export type ReadPicture = { source: Buffer; hash: string; width: number; height: number };

const formats = ["jpeg", "png", "webp", "heif", "gif", "tiff"];
const mostBytes = 20_000_000;

export async function readPicture(path: string): Promise<ReadPicture> {
  if ((await stat(path)).size > mostBytes) {
    throw new PictureProblem("It is larger than 20 MB. Make it smaller before you upload it.");
  }
  const source = await readFile(path);
  const { default: sharp } = await import("sharp");
  const { format, pages, autoOrient } = await sharp(source, { limitInputPixels: false })
    .metadata()
    .catch((cause: unknown) => {
      throw new PictureProblem("It is not a picture, or a damaged one.", { cause });
    });
  if (!formats.includes(format)) throw new PictureProblem(`Pictures of the kind ${format} are not shown.`);
  if (pages && pages > 1) throw new PictureProblem("It moves. Use a still picture.");
  const { width, height } = autoOrient;
  if (width * height > mostPixels) throw new PictureProblem("It has more than 50 million pixels.");
  const hash = createHash("sha256").update(source).digest("base64url").slice(0, 16);
  return { source, hash, width, height };
}
