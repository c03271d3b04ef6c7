import { differences } from "../../../texts/differences.ts";
import { mergeTexts, type Piece } from "../../../texts/merge-texts.ts";
import type { Values } from "./values.ts";

/** Runs while the writer types: 5 ms on a slow phone. */
const workLimit = 200_000;

function wordsOf(text: string): Piece[] {
  const all = text.matchAll(/(^\s*\S+|\S+|^\s+)(\s*)/g);
  return Array.from(all, ([, words = "", space = ""]) => ({ words, space }));
}

/**
 * Applies to the server's answer what the writer typed after sending. Undefined if both changed the same words, or if
 * comparing them takes too long.
 */
export function rebase(typed: string, sent: string, answered: string): string | undefined {
  if (typed === sent || typed === answered) return answered;
  if (answered === sent) return typed;
  // Often one change is at the beginning and the other at the end, so there is nothing to compare.
  const simple = [edge(typed, sent, answered), edge(answered, sent, typed)].find(
    (text) => text !== undefined,
  );
  if (simple !== undefined) return simple;
  const both = { yours: typed, theirs: answered, base: sent };
  const { text, places } = mergeTexts(both, wordsOf, { left: workLimit });
  return places.length > 0 ? undefined : text;
}

/** `first` changed the base at its beginning only, `second` at its end only. */
function edge(first: string, base: string, second: string): string | undefined {
  if (base === "") return undefined;
  return first.endsWith(base) && second.startsWith(base) ? first + second.slice(base.length) : undefined;
}

/** Rebases every field; undefined if one of them fails. */
export function rebaseValues(typed: Values, sent: Values, answered: Values): Values | undefined {
  const entries = Object.keys({ ...typed, ...answered }).map(
    (name) => [name, rebase(typed[name] ?? "", sent[name] ?? "", answered[name] ?? "")] as const,
  );
  return entries.some(([, text]) => text === undefined)
    ? undefined
    : Object.fromEntries(entries.map(([name, text]) => [name, text ?? ""]));
}

/** Maps a cursor position to the changed text, beside the same words. */
export function movedOffset(before: string, after: string, offset: number): number {
  const [old, now] = [before, after].map((text) => wordsOf(text).map(({ words, space }) => words + space));
  const lengthOf = (words: string[] = [], start: number, end: number) =>
    words.slice(start, end).reduce((sum, { length }) => sum + length, 0);
  let [done, place, placeNow] = [0, 0, 0];
  for (const { start, end, from, to } of differences(old ?? [], now ?? [], { left: workLimit })) {
    const same = lengthOf(old, done, start);
    if (same > 0 && offset <= place + same) return placeNow + offset - place;
    const [removed, added] = [lengthOf(old, start, end), lengthOf(now, from, to)];
    if (offset < place + same + removed) return placeNow + same + Math.min(offset - place - same, added);
    [done, place, placeNow] = [end, place + same + removed, placeNow + same + added];
  }
  return placeNow + offset - place;
}
