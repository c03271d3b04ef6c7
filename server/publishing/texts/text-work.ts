/**
 * Everything that takes more than linear time with texts of the staff. It runs in another process than the one that answers
 * visitors, unless a text is too short to matter. If it takes too long, the result is simpler.
 */
import { join } from "node:path";
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
  program: join(import.meta.dirname, "text-worker.ts"),
  // Counted work ends within a tenth of a second. This is for texts that are slow in a way the count misses.
  within: 5000,
  maxWaiting: 40,
  keptFor: 60_000,
});

/** In characters: whatever they are, this takes a few milliseconds. */
const short = 1000;

type Texts = { before: string; after: string }[];
export type TextWork = ReturnType<typeof textWork>;

export function textWork(log?: Log) {
  /** `otherwise`: the result if it takes too long. */
  const run = async <Name extends keyof Tasks>(
    name: Name,
    otherwise: ReturnType<Tasks[Name]>,
    ...input: Parameters<Tasks[Name]>
  ): Promise<ReturnType<Tasks[Name]>> => {
    try {
      return (await worker({ name, input })) as ReturnType<Tasks[Name]>;
    } catch (error) {
      if (error instanceof TooBusy) throw error;
      log?.warn("A text took too much work", { task: name, error });
      return otherwise;
    }
  };

  return {
    async merge(base: Fields, yours: Fields, theirs: Fields): Promise<MergedFields> {
      const all = [base, yours, theirs].flatMap((fields) => Object.values(fields));
      if (all.join("").length < short) return mergeFields(base, yours, theirs);
      return run("merge", wholeConflicts(base, yours, theirs), base, yours, theirs);
    },

    /** What changed in each text, word by word or in larger parts. */
    changes(texts: Texts): Promise<Change[][]> {
      const replaced = texts.map(({ before, after }): Change[] => [
        { kind: "removed", text: before },
        { kind: "added", text: after },
      ]);
      return run("changes", replaced, texts);
    },

    inspect: (source: string): Promise<TextInspection> => run("inspect", tooComplex, source),

    /** A text that is cannot be public, and is not shown in a preview. */
    async isTooComplex(source: string): Promise<boolean> {
      return source.length < short ? takesTooLong(source) : run("takesTooLong", true, source);
    },
  };
}
