import { type Difference, differences, type Work } from "./differences.ts";

/** Two texts for one place, and the text that both started from. */
export type Place = { yours: string; theirs: string; base: string };

/** Where both changed the same place, `text` has theirs and `withYours` has yours. */
export type Merged = { text: string; withYours: string; places: Place[] };

/** Words that count as one unit of change, with the space that follows them. */
export type Piece = { words: string; space: string };

/** About 20 ms: two rewrites of a text with 800 sentences. */
const maxWork = 2_000_000;
/** With more conflicts in one text, it is easier to choose between the two whole texts. */
const maxPlaces = 50;

/**
 * Merges the changes of two writers. If both changed the same pieces differently, only a person can decide: that is a
 * conflict. Texts that take too much work to compare are one conflict as a whole.
 */
export function mergeTexts(
  { yours, theirs, base }: Place,
  split: (text: string) => Piece[] = sentencesOf,
  work: Work = { left: maxWork },
): Merged {
  if (yours === theirs || yours === base) return { text: theirs, withYours: theirs, places: [] };
  if (theirs === base) return { text: yours, withYours: yours, places: [] };
  const pieces = { base: split(base), yours: split(yours), theirs: split(theirs) };
  const groups = grouped(
    differences(wordsOf(pieces.base), wordsOf(pieces.yours), work),
    differences(wordsOf(pieces.base), wordsOf(pieces.theirs), work),
  );
  const conflicts = groups.filter((group) => group.changedBy === "both");
  const places = conflicts
    .map(({ base, yours, theirs }) => ({
      yours: joined(pieces.yours, yours),
      theirs: joined(pieces.theirs, theirs),
      base: joined(pieces.base, base),
    }))
    .filter((place) => place.yours !== place.theirs);
  if (work.left < 0 || places.length > maxPlaces)
    return { text: theirs, withYours: yours, places: [{ yours, theirs, base }] };
  const text = assembled(pieces, groups, "theirs");
  return { text, withYours: places.length > 0 ? assembled(pieces, groups, "yours") : text, places };
}

/** A sentence ends with punctuation and closing quotes or brackets, or with its line, because list items have no full stop. */
const ends = /[.!?…;:።፧؟۔。]["'”’»)\]*_]*\s+|\n+/gu;

/** The indentation of a line stays with the line. */
function sentencesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let start = 0;
  for (const { 0: end, index } of text.matchAll(ends)) {
    const space = /\s.*/s.exec(end)?.[0] ?? "";
    const spaceStart = index + end.length - space.length;
    // Space before the first sentence is part of that sentence.
    if (spaceStart === start) continue;
    const spaceEnd = space.includes("\n") ? spaceStart + space.lastIndexOf("\n") + 1 : index + end.length;
    pieces.push({ words: text.slice(start, spaceStart), space: text.slice(spaceStart, spaceEnd) });
    start = spaceEnd;
  }
  const rest = text.slice(start);
  return rest.trim() === "" ? pieces : [...pieces, { words: rest, space: "" }];
}

const wordsOf = (pieces: Piece[]) => pieces.map(({ words }) => words);

/** `end` is exclusive. */
type Range = { start: number; end: number };
/** The same part of the three texts. */
type Group = Record<keyof Place, Range> & { changedBy: "yours" | "theirs" | "both" };

/** Groups differences that touch the same pieces of the base. Neighbours that share none do not touch. */
function grouped(mine: Difference[], others: Difference[]): Group[] {
  const groups: Group[] = [];
  const all = [
    ...mine.flatMap(piecewise).map((change) => ({ ...change, whose: "yours" as const })),
    ...others.flatMap(piecewise).map((change) => ({ ...change, whose: "theirs" as const })),
  ].sort((a, b) => a.start - b.start || a.end - b.end);
  /** How many more pieces each side has than the base, so far. */
  const surplus = { yours: 0, theirs: 0 };
  for (const { start, end, from, to, whose } of all) {
    let group = groups.at(-1);
    if (!group || !touch(group.base, { start, end })) {
      const [yours, theirs] = [start + surplus.yours, start + surplus.theirs];
      group = {
        base: { start, end: start },
        yours: { start: yours, end: yours },
        theirs: { start: theirs, end: theirs },
        changedBy: whose,
      };
      groups.push(group);
    }
    if (group.changedBy !== whose) group.changedBy = "both";
    surplus[whose] += to - from - (end - start);
    group.base.end = Math.max(group.base.end, end);
    for (const side of ["yours", "theirs"] as const) group[side].end = group.base.end + surplus[side];
  }
  return groups;
}

/** Rewritten neighbours are separate changes: each writer may have rewritten one of them. */
function piecewise({ start, end, from, to }: Difference): Difference[] {
  const pairs = Math.min(end - start, to - from);
  if (pairs < 2) return [{ start, end, from, to }];
  return Array.from({ length: pairs }, (_, index) => {
    const isLast = index === pairs - 1;
    return {
      ...{ start: start + index, end: isLast ? end : start + index + 1 },
      ...{ from: from + index, to: isLast ? to : from + index + 1 },
    };
  });
}

/** `second` does not start before `first`. Two insertions at one place touch, because their order is unknown. */
function touch(first: Range, second: Range): boolean {
  if (second.start < first.end) return true;
  return first.start === first.end && second.start === second.end && first.start === second.start;
}

/** Without the space after the last piece: it is between two parts and belongs to neither. */
function joined(pieces: Piece[], { start, end }: Range): string {
  return pieces
    .slice(start, end)
    .map(({ words, space }, index) => (start + index < end - 1 ? words + space : words))
    .join("");
}

const sides = ["base", "yours", "theirs"] as const;

function assembled(
  pieces: Record<keyof Place, Piece[]>,
  groups: Group[],
  preferred: "yours" | "theirs",
): string {
  let [text, space] = ["", ""];
  const at = { base: 0, yours: 0, theirs: 0 };
  const append = (words: string) => {
    if (words !== "") text += (text === "" ? "" : space) + words;
    space = mergedSpace(spaceAfter("yours"), spaceAfter("theirs"), spaceAfter("base")) ?? " ";
  };
  /** Undefined at the end of a text, where the other texts may go on. */
  const spaceAfter = (side: keyof Place) =>
    at[side] < pieces[side].length ? pieces[side][at[side] - 1]?.space : undefined;
  const lastSpace = (side: keyof Place) => pieces[side].at(-1)?.space ?? "";

  for (const group of [...groups, undefined]) {
    while (at.base < (group?.base.start ?? pieces.base.length)) {
      for (const side of sides) at[side]++;
      append(pieces.base[at.base - 1]?.words ?? "");
    }
    if (!group) break;
    for (const side of sides) at[side] = group[side].end;
    const side = group.changedBy === "both" ? preferred : group.changedBy;
    append(joined(pieces[side], group[side]));
  }
  return text && text + mergedSpace(lastSpace("yours"), lastSpace("theirs"), lastSpace("base"));
}

/** The changed space. If both changed it, the longer one, so that paragraphs are not joined by accident. */
function mergedSpace(yours?: string, theirs?: string, base?: string): string | undefined {
  if (yours === undefined || yours === base) return theirs ?? base;
  if (theirs === undefined || theirs === base) return yours;
  return yours.length >= theirs.length ? yours : theirs;
}
