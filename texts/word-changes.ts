import { type Difference, differences, type Work } from "./differences.ts";

export type Change = { kind: "same" | "removed" | "added"; text: string };

/** About 20 ms: a text with a thousand changed words. */
const maxWork = 2_000_000;
/** More would be unreadable, and slow to render. */
const maxChanges = 2000;

/**
 * The changes from one text to another in reading order: word by word, or line by line if comparing words takes too much
 * work or finds too many changes.
 */
export function wordChanges(before: string, after: string, work: Work = { left: maxWork }): Change[] {
  const lines = [linesOf(before), linesOf(after)] as const;
  const byLine = compare(...lines, work);
  const byWord = inPairs(byLine).flatMap(({ same, removed, added }) => [
    { kind: "same" as const, text: same },
    ...compareWords(removed, added, work),
  ]);
  const found = [joined(withoutLoneSpaces(joined(byWord))), joined(byLine)];
  return found.find(({ length }) => length <= maxChanges) ?? joined(asOneChange(...lines));
}

const linesOf = (text: string) => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
/** Each punctuation mark is its own token, so "end" and "end." share a word. */
const wordsOf = (text: string) => text.match(/\s+|[\p{L}\p{M}\p{N}]+|[^\s\p{L}\p{M}\p{N}]/gu) ?? [];

function compare(before: string[], after: string[], work: Work): Change[] {
  return shown(before, after, differences(before, after, work));
}

function shown(before: string[], after: string[], found: Difference[]): Change[] {
  const changes: Change[] = [];
  let position = 0;
  for (const { start, end, from, to } of found) {
    changes.push(
      { kind: "same", text: before.slice(position, start).join("") },
      { kind: "removed", text: before.slice(start, end).join("") },
      { kind: "added", text: after.slice(from, to).join("") },
    );
    position = end;
  }
  return [...changes, { kind: "same", text: before.slice(position).join("") }];
}

/** Past the work limit the text is shown as replaced: a few matched words would only make it unreadable. */
function compareWords(removed: string, added: string, work: Work): Change[] {
  const found = work.left < 0 ? [] : compare(wordsOf(removed), wordsOf(added), work);
  if (work.left >= 0) return found;
  return [
    { kind: "removed", text: removed },
    { kind: "added", text: added },
  ];
}

/** From the first line that differs to the last. */
function asOneChange(before: string[], after: string[]): Change[] {
  const found = differences(before, after, { left: -1 });
  const [first, last] = [found[0], found.at(-1)];
  return shown(before, after, first && last ? [{ ...first, end: last.end, to: last.to }] : []);
}

/** Each unchanged part, with the removed and added text that follows it. */
function inPairs(changes: Change[]): { same: string; removed: string; added: string }[] {
  const pairs = [{ same: "", removed: "", added: "" }];
  for (const { kind, text } of joined(changes)) {
    if (kind === "same") pairs.push({ same: text, removed: "", added: "" });
    else (pairs.at(-1) as { removed: string; added: string })[kind] += text;
  }
  return pairs;
}

/** Joins neighbouring changes of one kind. The removed text comes before the added one. */
function joined(changes: Change[]): Change[] {
  const result: Change[] = [];
  let waiting = { removed: "", added: "" };
  const flush = () => {
    for (const kind of ["removed", "added"] as const)
      if (waiting[kind]) result.push({ kind, text: waiting[kind] });
    waiting = { removed: "", added: "" };
  };
  for (const { kind, text } of changes) {
    if (!text) continue;
    if (kind !== "same") {
      waiting[kind] += text;
      continue;
    }
    flush();
    const last = result.at(-1);
    if (last?.kind === "same") last.text += text;
    else result.push({ kind, text });
  }
  flush();
  return result;
}

/** Replacing "blue bus" by "red car" is one change, not two around an unchanged space. */
function withoutLoneSpaces(changes: Change[]): Change[] {
  return changes.flatMap((change, index): Change[] => {
    const isBetween = (kind: string | undefined) => kind !== undefined && kind !== "same";
    const lone =
      change.kind === "same" &&
      /^[ \t]+$/.test(change.text) &&
      isBetween(changes[index - 1]?.kind) &&
      isBetween(changes[index + 1]?.kind);
    if (!lone) return [change];
    return [
      { kind: "removed", text: change.text },
      { kind: "added", text: change.text },
    ];
  });
}
