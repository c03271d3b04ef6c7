/** Changes of the text that the writer did not make: a merge, a restored draft. */
import { Annotation, type ChangeSpec, Transaction, type TransactionSpec } from "@codemirror/state";
import { differences } from "../../../texts/differences.ts";

const workLimit = 200_000;

export const fromOutside = Annotation.define<true>();

const wordsOf = (text: string) => text.match(/\s+|\S+/g) ?? [];

/** One change for each changed word, because replacing the whole text would lose the cursor. */
export function wordChanges(before: string, after: string): ChangeSpec[] {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  const lengthOf = (words: string[]) => words.reduce((sum, { length }) => sum + length, 0);
  let [index, place] = [0, 0];
  return differences(old, now, { left: workLimit }).map(({ start, end, from, to }) => {
    const begin = place + lengthOf(old.slice(index, start));
    [index, place] = [end, begin + lengthOf(old.slice(start, end))];
    return { from: begin, to: place, insert: now.slice(from, to).join("") };
  });
}

/** Not undone with the writer's own changes. */
export const outsideChange = (before: string, after: string): TransactionSpec => ({
  changes: wordChanges(before, after),
  annotations: [fromOutside.of(true), Transaction.addToHistory.of(false)],
});
