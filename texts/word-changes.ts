import { type Difference, differences, type Work } from "./differences.ts";

export type Change = { kind: "same" | "removed" | "added"; text: string };

/** About 20 ms: a text in which a thousand words were changed. */
const mostWork = 2_000_000;
/** More would be unreadable, and slow to render. */
const mostChanges = 2000;

/**
 * What changed from one text to another, word by word, in the order in which it is read; line by line where comparing
 * words takes too much work or finds too many changes.
 */
export function wordChanges(before: string, after: string, work: Work = { left: mostWork }): Change[] {
  const lines = [linesOf(before), linesOf(after)] as const;
  const byLine = compare(...lines, work);
  const byWord = inPairs(byLine).flatMap(({ same, removed, added }) => [
    { kind: "same" as const, text: same },
    ...compareWords(removed, added, work),
  ]);
  const found = [joined(withoutLoneSpaces(joined(byWord))), joined(byLine)];
  return found.find(({ length }) => length <= mostChanges) ?? joined(asOneChange(...lines));
}

const linesOf = (text: string) => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
/** Every sign that is neither letter nor space stands for itself: "end" and "end." share a word. */
const wordsOf = (text: string) => text.match(/\s+|[\p{L}\p{M}\p{N}]+|[^\s\p{L}\p{M}\p{N}]/gu) ?? [];

function compare(before: string[], after: string[], work: Work): Change[] {
  return shown(before, after, differences(before, after, work));
}

function shown(before: string[], after: string[], found: Difference[]): Change[] {
  const changes: Change[] = [];
  let done = 0;
  for (const { start, end, from, to } of found) {
    changes.push(
      { kind: "same", text: before.slice(done, start).join("") },
      { kind: "removed", text: before.slice(start, end).join("") },
      { kind: "added", text: after.slice(from, to).join("") },
    );
    done = end;
  }
  return [...changes, { kind: "same", text: before.slice(done).join("") }];
}

/** Past the cap it is another text: words that both have once would only tear it apart. */
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

/** Each stretch that stayed, with what was removed and added after it. */
function inPairs(changes: Change[]): { same: string; removed: string; added: string }[] {
  const pairs = [{ same: "", removed: "", added: "" }];
  for (const { kind, text } of joined(changes)) {
    if (kind === "same") pairs.push({ same: text, removed: "", added: "" });
    else (pairs.at(-1) as { removed: string; added: string })[kind] += text;
  }
  return pairs;
}

/** Neighbours of one kind are one change; where both are, what was removed stands first. */
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

/** "red car" for "blue bus" is one change, not two around a space that stayed. */
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
