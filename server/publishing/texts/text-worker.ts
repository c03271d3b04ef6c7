/** The program of the process that compares and parses the texts of staff. */
import { type Change, wordChanges } from "../../../texts/word-changes.ts";
import { answerTasks } from "../../limits/worker-program.ts";
import { mergeFields } from "../merge-fields.ts";
import { inspectText, type TextInspection, takesTooLong } from "./inspect-text.ts";

type Texts = { before: string; after: string }[];

const tasks = {
  merge: mergeFields,
  changes: (texts: Texts): Change[][] => texts.map(({ before, after }) => wordChanges(before, after)),
  inspect: (source: string): TextInspection => inspectText(source),
  takesTooLong,
};

export type Tasks = typeof tasks;
export type Task<Name extends keyof Tasks = keyof Tasks> = { name: Name; input: Parameters<Tasks[Name]> };

answerTasks(({ name, input }: Task) => (tasks[name] as (...input: unknown[]) => unknown)(...input));
