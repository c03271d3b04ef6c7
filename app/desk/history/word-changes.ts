import { diffComm } from "node-diff3";

export type Change = { kind: "same" | "removed" | "added"; text: string };

/** Comparing takes the product of both lengths: this much takes about 10 ms. */
const MOST_COMPARED = 4_000_000;

/** What changed from one text to another, word by word, in the order in which it is read. */
export function wordChanges(before: string, after: string): Change[] {
  const byLine = compare(linesOf(before), linesOf(after));
  const byWord = inPairs(byLine).flatMap(({ same, removed, added }) => [
    { kind: "same" as const, text: same },
    ...compare(wordsOf(removed), wordsOf(added)),
  ]);
  return joined(withoutLoneSpaces(joined(byWord)));
}

const linesOf = (text: string) => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
/** Every sign that is neither letter nor space stands for itself: "end" and "end." share a word. */
const wordsOf = (text: string) => text.match(/\s+|[\p{L}\p{M}\p{N}]+|[^\s\p{L}\p{M}\p{N}]/gu) ?? [];

function compare(before: string[], after: string[]): Change[] {
  // What is the same at both ends is most of it.
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start++;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  const [removed, added] = [before, after].map((parts) => parts.slice(start, parts.length - end));
  return [
    { kind: "same", text: before.slice(0, start).join("") },
    ...compareMiddle(removed ?? [], added ?? []),
    { kind: "same", text: before.slice(before.length - end).join("") },
  ];
}

type Part = { common: string[] } | { common?: undefined; buffer1: string[]; buffer2: string[] };

function compareMiddle(before: string[], after: string[]): Change[] {
  const tooMuch = before.length * after.length > MOST_COMPARED;
  const parts: Part[] = tooMuch ? [{ buffer1: before, buffer2: after }] : diffComm(before, after);
  return parts.flatMap((part): Change[] =>
    part.common
      ? [{ kind: "same", text: part.common.join("") }]
      : [
          { kind: "removed", text: part.buffer1.join("") },
          { kind: "added", text: part.buffer2.join("") },
        ],
  );
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
