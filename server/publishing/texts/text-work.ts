/**
 * Work on texts of staff that takes more than linear time. It runs in a separate process, so that visitors do not wait,
 * unless the text is short. If it takes too long, the result is a simpler one.
 */
import { join } from "node:path";
import { rootFolder } from "../../../root-folder.ts";
import type { Change } from "../../../texts/word-changes.ts";
import { TooBusy } from "../../limits/too-busy.ts";
import { workerProcess } from "../../limits/worker-process.ts";
import type { Log } from "../../process/log.ts";
import type { Fields } from "../edition.ts";
import { type MergedFields, mergeFields, wholeConflicts } from "../merge-fields.ts";
import { type TextInspection, takesTooLong, tooComplex } from "./inspect-text.ts";
import type { Tasks } from "./text-worker.ts";

const worker = workerProcess({
  name: "Working on a text",
  program: join(rootFolder, "server/publishing/texts/text-worker.ts"),
  // The work limits end most tasks within a tenth of a second. This catches texts that they miss.
  within: 5000,
  maxWaiting: 40,
  keptFor: 60_000,
});

/** In characters: any text of this length takes only a few milliseconds. */
const shortText = 1000;

type Texts = { before: string; after: string }[];
export type TextWork = ReturnType<typeof textWork>;

export function textWork(log?: Log) {
  /** `fallback`: the result if it takes too long. */
  const run = async <Name extends keyof Tasks>(
    name: Name,
    fallback: ReturnType<Tasks[Name]>,
    ...input: Parameters<Tasks[Name]>
  ): Promise<ReturnType<Tasks[Name]>> => {
    try {
      return (await worker({ name, input })) as ReturnType<Tasks[Name]>;
    } catch (error) {
      if (error instanceof TooBusy) throw error;
      log?.warn("A text took too long to process. The result is a simpler one.", { task: name, error });
      return fallback;
    }
  };

  return {
    async merge(base: Fields, yours: Fields, theirs: Fields): Promise<MergedFields> {
      const all = [base, yours, theirs].flatMap((fields) => Object.values(fields));
      if (all.join("").length < shortText) return mergeFields(base, yours, theirs);
      return run("merge", wholeConflicts(base, yours, theirs), base, yours, theirs);
    },

    /** The changes in each text, word by word or in larger parts. */
    changes(texts: Texts): Promise<Change[][]> {
      const replaced = texts.map(({ before, after }): Change[] => [
        { kind: "removed", text: before },
        { kind: "added", text: after },
      ]);
      return run("changes", replaced, texts);
    },

    inspect: (source: string): Promise<TextInspection> => run("inspect", tooComplex, source),

    /** Too complex texts cannot be published or previewed. */
    async isTooComplex(source: string): Promise<boolean> {
      return source.length < shortText ? takesTooLong(source) : run("takesTooLong", true, source);
    },
  };
}
