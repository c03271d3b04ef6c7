/** What is done with pictures in the process of its own: see encoder.ts. */
import { writeFile } from "node:fs/promises";
import { mediaLimits } from "./media-limits.ts";
import { encode, type Format } from "./pictures/encode-image.ts";
import { loadSharp } from "./pictures/load-sharp.ts";
import { headerProblem, maxPixels } from "./pictures/picture-header.ts";

export type Task =
  /** The picture that is stored instead of the uploaded one. */
  | { task: "master"; from: string; to: string }
  /** One that pages ask for. */
  | { task: "image"; from: string; to: string; width: number; format: Format };

export type Done =
  | { outcome: "done"; width: number; height: number }
  /** Why the picture is refused, and for the log what the library said. */
  | {
      outcome: "refused";
      code: NonNullable<ReturnType<typeof headerProblem>> | "avif-too-large" | "picture-unreadable";
      reason?: string;
    }
  /** It is no fault of the picture, or it was read before. */
  | { outcome: "failed"; reason: string };

/** By the clock: on a busy machine a task gets little of the processor. Somebody waits for the first. */
const seconds = { master: 100, image: 300 };
/** More than 500 MB of memory are needed for twice as many. */
const maxAvifPixels = 12_000_000;
/** All images that visitors see are made from it, once more with loss: so this one has little. */
const masterQuality = { quality: 88, effort: 2 };

export async function doTask(task: Task): Promise<Done> {
  return task.task === "master" ? makeMaster(task) : makeImage(task);
}

/** As the camera was held, and without what else it wrote: the place, the time, the owner, a smaller copy. */
async function makeMaster({ from, to }: { from: string; to: string }): Promise<Done> {
  const sharp = await loadSharp();
  try {
    const metadata = await sharp(from, { limitInputPixels: false }).metadata();
    const isAvif = metadata.format === "heif" && metadata.width * metadata.height > maxAvifPixels;
    const code = headerProblem(metadata) ?? (isAvif ? "avif-too-large" : undefined);
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
    const isItsFault = !isFull(reason) && !isLate(reason);
    return isItsFault
      ? { outcome: "refused", code: "picture-unreadable", reason }
      : { outcome: "failed", reason };
  }
}

export const isFull = (reason: string) => /no space left|ENOSPC|EDQUOT|quota/i.test(reason);
export const isLate = (reason: string) => /\btimeout: /.test(reason);

type ImageTask = Extract<Task, { task: "image" }>;

async function makeImage({ from, to, width, format }: ImageTask): Promise<Done> {
  await writeFile(to, await encode(from, width, format, seconds.image), { flag: "wx", mode: 0o600 });
  return { outcome: "done", width, height: 0 };
}
