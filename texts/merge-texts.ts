import { type Difference, differences, type Work } from "./differences.ts";

/** Two texts for one place, and what stood there when both began. */
export type Place = { yours: string; theirs: string; base: string };

/** Both texts in one. Where both changed the same place, `text` has theirs and `withYours` yours. */
export type Merged = { text: string; withYours: string; places: Place[] };

/** Words that are changed together, and the space behind them: it goes where they go. */
export type Piece = { words: string; space: string };

/** About 20 ms: two rewritings of a text with 800 sentences. */
const mostWork = 2_000_000;
/** Of one text: with more, it is easier to choose between two whole texts. */
const mostPlaces = 50;

/**
 * Both writers' changes together. Where both changed the same pieces, each to something else, only a person can tell
 * what was meant: that is a conflict. Texts that take too much work to compare are one conflict as a whole.
 */
export function mergeTexts(
  { yours, theirs, base }: Place,
  split: (text: string) => Piece[] = sentencesOf,
  work: Work = { left: mostWork },
): Merged {
  if (yours === theirs || yours === base) return { text: theirs, withYours: theirs, places: [] };
  if (theirs === base) return { text: yours, withYours: yours, places: [] };
  const pieces = { base: split(base), yours: split(yours), theirs: split(theirs) };
  const groups = together(
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
  if (work.left < 0 || places.length > mostPlaces)
    return { text: theirs, withYours: yours, places: [{ yours, theirs, base }] };
  const text = assembled(pieces, groups, "theirs");
  return { text, withYours: places.length > 0 ? assembled(pieces, groups, "yours") : text, places };
}

/** A sentence ends with its sign and whatever closes around it; so does a line, for lists have no full stop. */
const ends = /[.!?…;:።፧؟۔。]["'”’»)\]*_]*\s+|\n+/gu;

/** A line's own indentation stays with it. */
function sentencesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let start = 0;
  for (const { 0: end, index } of text.matchAll(ends)) {
    const space = /\s.*/s.exec(end)?.[0] ?? "";
    const spaceStart = index + end.length - space.length;
    // Space before the first sentence is part of it.
    if (spaceStart === start) continue;
    const spaceEnd = space.includes("\n") ? spaceStart + space.lastIndexOf("\n") + 1 : index + end.length;
    pieces.push({ words: text.slice(start, spaceStart), space: text.slice(spaceStart, spaceEnd) });
    start = spaceEnd;
  }
  const rest = text.slice(start);
  return rest.trim() === "" ? pieces : [...pieces, { words: rest, space: "" }];
}

const wordsOf = (pieces: Piece[]) => pieces.map(({ words }) => words);

/** The pieces from a place to before another. */
type Range = { start: number; end: number };
/** The same part of the three texts. */
type Group = Record<keyof Place, Range> & { changedBy: "yours" | "theirs" | "both" };

/** Differences that touch the same pieces of the base, in one group each. Neighbours that share none do not touch. */
function together(mine: Difference[], others: Difference[]): Group[] {
  const groups: Group[] = [];
  const all = [
    ...mine.flatMap(piecewise).map((change) => ({ ...change, whose: "yours" as const })),
    ...others.flatMap(piecewise).map((change) => ({ ...change, whose: "theirs" as const })),
  ].sort((a, b) => a.start - b.start || a.end - b.end);
  /** How many pieces each has more than the base, up to here. */
  const more = { yours: 0, theirs: 0 };
  for (const { start, end, from, to, whose } of all) {
    let group = groups.at(-1);
    if (!group || !touch(group.base, { start, end })) {
      const [yours, theirs] = [start + more.yours, start + more.theirs];
      group = {
        base: { start, end: start },
        yours: { start: yours, end: yours },
        theirs: { start: theirs, end: theirs },
        changedBy: whose,
      };
      groups.push(group);
    }
    if (group.changedBy !== whose) group.changedBy = "both";
    more[whose] += to - from - (end - start);
    group.base.end = Math.max(group.base.end, end);
    for (const side of ["yours", "theirs"] as const) group[side].end = group.base.end + more[side];
  }
  return groups;
}

/** Rewritten neighbours are separate changes: two people may each have rewritten one of them. */
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

/** The second does not start before the first. Two insertions at one place touch: their order is unknown. */
function touch(first: Range, second: Range): boolean {
  if (second.start < first.end) return true;
  return first.start === first.end && second.start === second.end && first.start === second.start;
}

/** Without the space behind the last piece: it stands between two parts, and belongs to neither. */
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
  const put = (words: string) => {
    if (words !== "") text += (text === "" ? "" : space) + words;
    space = mergedSpace(spaceBehind("yours"), spaceBehind("theirs"), spaceBehind("base")) ?? " ";
  };
  /** Undefined at the end of a text: nothing follows there, but it may in another one. */
  const spaceBehind = (side: keyof Place) =>
    at[side] < pieces[side].length ? pieces[side][at[side] - 1]?.space : undefined;
  const lastSpace = (side: keyof Place) => pieces[side].at(-1)?.space ?? "";

  for (const group of [...groups, undefined]) {
    while (at.base < (group?.base.start ?? pieces.base.length)) {
      for (const side of sides) at[side]++;
      put(pieces.base[at.base - 1]?.words ?? "");
    }
    if (!group) break;
    for (const side of sides) at[side] = group[side].end;
    const side = group.changedBy === "both" ? preferred : group.changedBy;
    put(joined(pieces[side], group[side]));
  }
  return text && text + mergedSpace(lastSpace("yours"), lastSpace("theirs"), lastSpace("base"));
}

/** The changed one. If both changed it, the longer one, so that no two paragraphs are joined by accident. */
function mergedSpace(yours?: string, theirs?: string, base?: string): string | undefined {
  if (yours === undefined || yours === base) return theirs ?? base;
  if (theirs === undefined || theirs === base) return yours;
  return yours.length >= theirs.length ? yours : theirs;
}
