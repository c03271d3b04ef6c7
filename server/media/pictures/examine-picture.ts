import { LRUCache } from "lru-cache";
import type { RunLimited } from "../../limits/concurrency-limit.ts";
import { DeadlinePassed, withDeadline } from "../../limits/deadline.ts";
import { TooBusy } from "../../limits/too-busy.ts";
import { loadSharp } from "./load-sharp.ts";
import { findFile, type PictureFile } from "./picture-file.ts";
import { type Header, readHeader } from "./picture-header.ts";
import { pictureLimits } from "./picture-limits.ts";
import { PictureProblem } from "./picture-problem.ts";

export type Examined = { file: PictureFile; header: Header };

/** What is known of the pictures in the folder. All of it is kept by the file's hash: a changed file is another. */
export function examination(folder: string) {
  const headers = new LRUCache<string, Header>(pictureLimits.files);
  const problems = new LRUCache<string, PictureProblem>(pictureLimits.problems);

  const noteProblem = (file: PictureFile, sentence: string, error: unknown): never => {
    if (error instanceof TooBusy) throw error;
    const problem = error instanceof PictureProblem ? error : new PictureProblem(sentence, { cause: error });
    problems.set(file.hash, problem);
    throw problem;
  };

  const look = async (image_url: string): Promise<Examined> => {
    const file = await findFile(folder, image_url);
    const problem = problems.get(file.hash);
    if (problem) throw problem;
    const known = headers.get(file.hash);
    if (known) return { file, header: known };
    const header = await readHeader(file).catch((error: unknown) =>
      noteProblem(file, "It could not be read.", error),
    );
    headers.set(file.hash, header);
    return { file, header };
  };

  return {
    noteProblem,
    /** Throws a `PictureProblem` for what cannot be shown, and `TooBusy` for what cannot be looked at now. */
    async examine(
      image_url: string,
      limited: RunLimited,
      deadline: number | (() => number),
    ): Promise<Examined> {
      // Outside of the deadline: on a busy machine it takes longer than looking at any file.
      await loadSharp();
      return withDeadline("Looking at a picture", deadline, (signal) =>
        limited(() => look(image_url), signal),
      ).catch((error: unknown) => {
        throw error instanceof DeadlinePassed ? new TooBusy("the disk with the pictures is slow") : error;
      });
    },
  };
}
