/** The tasks of the encoder process: see encoder.ts. */
import { readFile, writeFile } from "node:fs/promises";
import { mediaLimits } from "./media-limits.ts";
import { encodeImage, type Format } from "./pictures/encode-image.ts";
import { loadSharp } from "./pictures/load-sharp.ts";
import { headerProblem, maxPixels } from "./pictures/picture-header.ts";
import { isSafeSvg } from "./pictures/safe-svg.ts";

export type Task =
  /** The picture that is stored in place of the upload, which is a drawing if it is an SVG. */
  | { task: "master" | "drawing"; from: string; to: string }
  /** One of the images that pages link to. */
  | { task: "image"; from: string; to: string; width: number; format: Format };

export type TaskResult =
  | { outcome: "done"; width: number; height: number }
  /** The picture is refused. `reason` is the error of the library, for the log. */
  | {
      outcome: "refused";
      code: NonNullable<ReturnType<typeof headerProblem>> | "avif-too-large" | "picture-unreadable" | "svg";
      reason?: string;
    }
  /** Not the fault of the picture, as far as this process can tell. */
  | { outcome: "failed"; reason: string };

/** Wall-clock time, generous for a busy machine. A person waits for the master. */
const seconds = { master: 100, image: 300, svg: 8 };
/** The longer side of a drawing, and the most pixels that its own size may ask for. */
const svgPixels = 1280;
const maxSvgPixels = 25_000_000;
/** Decoding twice as many takes more than 500 MB of memory. */
const maxAvifPixels = 12_000_000;
/** High, because every image for visitors is a lossy encoding of the master. */
const masterQuality = { quality: 88, effort: 2 };

export async function runTask(task: Task): Promise<TaskResult> {
  return task.task === "image" ? makeImage(task) : makeMaster(task);
}

/** Upright, and without metadata of the camera: place, time, owner, thumbnail. */
async function makeMaster({ task, from, to }: Exclude<Task, ImageTask>): Promise<TaskResult> {
  const sharp = await loadSharp();
  try {
    if (task === "drawing") return await drawSvg(from, to);
    const metadata = await sharp(from, { limitInputPixels: false }).metadata();
    const isLargeAvif = metadata.format === "heif" && metadata.width * metadata.height > maxAvifPixels;
    const code = headerProblem(metadata) ?? (isLargeAvif ? "avif-too-large" : undefined);
    if (code) return { outcome: "refused", code };
    const { masterPixels } = mediaLimits;
    const { width, height } = await sharp(from, { limitInputPixels: maxPixels, failOn: "error" })
      .autoOrient()
      .resize({ width: masterPixels, height: masterPixels, fit: "inside", withoutEnlargement: true })
      .timeout({ seconds: seconds.master })
      .webp(masterQuality)
      .toFile(to);
    return { outcome: "done", width, height };
  } catch (error) {
    const { message: reason } = error as Error;
    const isPictureFault = !isDiskFull(reason) && !isTimeout(reason);
    return isPictureFault
      ? { outcome: "refused", code: "picture-unreadable", reason }
      : { outcome: "failed", reason };
  }
}

/** Draws it once, with transparency and at the size that pages need. Read into memory first, so that it has no folder. */
async function drawSvg(from: string, to: string): Promise<TaskResult> {
  const bytes = await readFile(from);
  if (!isSafeSvg(bytes)) return { outcome: "refused", code: "svg" };
  const sharp = await loadSharp();
  const { width, height } = await sharp(bytes, { limitInputPixels: maxSvgPixels }).metadata();
  const largest = Math.max(width, height);
  // Drawings have no size of their own: 72 points per inch is their natural one.
  const density = Math.min(72 * 32, Math.max(1, (72 * svgPixels) / largest));
  const drawn = await sharp(bytes, { limitInputPixels: maxSvgPixels, density })
    .resize({ width: svgPixels, height: svgPixels, fit: "inside", withoutEnlargement: true })
    .timeout({ seconds: seconds.svg })
    .webp(masterQuality)
    .toFile(to);
  return { outcome: "done", width: drawn.width, height: drawn.height };
}

export const isDiskFull = (reason: string) => /no space left|ENOSPC|EDQUOT|quota/i.test(reason);
export const isTimeout = (reason: string) => /\btimeout: /.test(reason);

type ImageTask = Extract<Task, { task: "image" }>;

async function makeImage({ from, to, width, format }: ImageTask): Promise<TaskResult> {
  await writeFile(to, await encodeImage(from, width, format, seconds.image), { flag: "wx", mode: 0o600 });
  return { outcome: "done", width, height: 0 };
}
