import { diff3Merge, diffComm } from "node-diff3";
import type { Values } from "./values.ts";

/** With the space after each, so that few are the same. */
const wordsOf = (text: string) => text.match(/\S+\s*|\s+/g) ?? [];

/**
 * What somebody typed on while a text of theirs was under way, on top of what the server made of that text. Undefined
 * where both touch the same words.
 */
export function rebase(typed: string, sent: string, answered: string): string | undefined {
  if (typed === sent || typed === answered) return answered;
  if (answered === sent) return typed;
  // One change is at the beginning and one at the end, as it often is: nothing to compare.
  const simple = [edge(typed, sent, answered), edge(answered, sent, typed)].find(
    (text) => text !== undefined,
  );
  if (simple !== undefined) return simple;
  const { start, end, middles } = trimmed([typed, sent, answered].map(wordsOf));
  const [mine = [], base = [], theirs = []] = middles;
  const regions = diff3Merge(mine, base, theirs, { excludeFalseConflicts: true });
  const words = regions.map((region) => ("ok" in region ? region.ok : undefined));
  if (words.includes(undefined)) return undefined;
  return [...start, ...words.flatMap((part) => part ?? []), ...end].join("");
}

/** `first` changed the base at its beginning only, `second` at its end only. */
function edge(first: string, base: string, second: string): string | undefined {
  if (base === "") return undefined;
  return first.endsWith(base) && second.startsWith(base) ? first + second.slice(base.length) : undefined;
}

/** What is the same at both ends is most of a text, and comparing takes the square of the length. */
function trimmed(texts: string[][]) {
  const shortest = Math.min(...texts.map(({ length }) => length));
  const [one = []] = texts;
  const same = (index: number) => texts.every((words) => words.at(index) === one.at(index));
  let [first, last] = [0, 0];
  while (first < shortest && same(first)) first++;
  while (last < shortest - first && same(-1 - last)) last++;
  return {
    start: one.slice(0, first),
    end: one.slice(one.length - last),
    middles: texts.map((words) => words.slice(first, words.length - last)),
  };
}

/** The same for every field; undefined where one of them cannot be. */
export function rebaseValues(typed: Values, sent: Values, answered: Values): Values | undefined {
  const entries = Object.keys(typed).map(
    (name) => [name, rebase(typed[name] ?? "", sent[name] ?? "", answered[name] ?? "")] as const,
  );
  return entries.some(([, text]) => text === undefined)
    ? undefined
    : Object.fromEntries(entries.map(([name, text]) => [name, text ?? ""]));
}

/** Where a place in a text is after the text has changed: beside the same words. */
export function movedOffset(before: string, after: string, offset: number): number {
  let [old, now] = [0, 0];
  for (const { common, buffer1, buffer2 } of changesOf(before, after)) {
    const length = common?.length ?? buffer1?.length ?? 0;
    if (common && offset <= old + length) return now + offset - old;
    if (!common && offset < old + length) return now + Math.min(offset - old, buffer2?.length ?? 0);
    old += length;
    now += common?.length ?? buffer2?.length ?? 0;
  }
  return now;
}

type Change = { common?: string; buffer1?: string; buffer2?: string };

function changesOf(before: string, after: string): Change[] {
  const { start, end, middles } = trimmed([wordsOf(before), wordsOf(after)]);
  const [old = [], now = []] = middles;
  return [{ common: start.join("") }, ...diffComm(old, now).map(joined), { common: end.join("") }];
}

function joined(part: { common?: string[]; buffer1?: string[]; buffer2?: string[] }): Change {
  if (part.common) return { common: part.common.join("") };
  return { buffer1: (part.buffer1 ?? []).join(""), buffer2: (part.buffer2 ?? []).join("") };
}
