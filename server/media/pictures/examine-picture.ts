import { LRUCache } from "lru-cache";
import type { RunLimited } from "../../limits/concurrency-limit.ts";
import { DeadlinePassed, withDeadline } from "../../limits/deadline.ts";
import { TooBusy } from "../../limits/too-busy.ts";
import { pictureLimits } from "../media-limits.ts";
import { loadSharp } from "./load-sharp.ts";
import { findFile, type PictureFile, PictureProblem } from "./picture-file.ts";
import { type Header, readHeader } from "./picture-header.ts";

export type Examined = { file: PictureFile; header: Header };

/** Examines pictures in the folder. Results are cached by the hash of the file, so a changed file is examined again. */
export function pictureExaminer(folder: string) {
  const headers = new LRUCache<string, Header>(pictureLimits.files);
  const problems = new LRUCache<string, PictureProblem>(pictureLimits.problems);

  const noteProblem = (file: PictureFile, sentence: string, error: unknown): never => {
    if (error instanceof TooBusy) throw error;
    const problem = error instanceof PictureProblem ? error : new PictureProblem(sentence, { cause: error });
    problems.set(file.hash, problem);
    throw problem;
  };

  const examineFile = async (image_url: string): Promise<Examined> => {
    const file = await findFile(folder, image_url);
    const problem = problems.get(file.hash);
    if (problem) throw problem;
    const cached = headers.get(file.hash);
    if (cached) return { file, header: cached };
    const header = await readHeader(file).catch((error: unknown) =>
      noteProblem(file, "It could not be read.", error),
    );
    headers.set(file.hash, header);
    return { file, header };
  };

  return {
    noteProblem,
    /** Throws `PictureProblem` if the picture cannot be shown, and `TooBusy` if it cannot be examined now. */
    async examine(
      image_url: string,
      limited: RunLimited,
      deadline: number | (() => number),
    ): Promise<Examined> {
      // Before the deadline starts: on a busy machine, loading takes longer than examining any file.
      await loadSharp();
      return withDeadline("Examining a picture", deadline, (signal) =>
        limited(() => examineFile(image_url), signal),
      ).catch((error: unknown) => {
        throw error instanceof DeadlinePassed ? new TooBusy("the disk with the pictures is slow") : error;
      });
    },
  };
}
