import { diffIndices } from "node-diff3";
import type { Fields } from "./edition.ts";

/** Two texts for one place, and what stood there when both began. */
export type Place = { yours: string; theirs: string; base: string };
/** A field that two people changed in the same place; `places` are the sentences in question. */
export type Conflict = Place & {
  field: string;
  places: Place[];
  /** The whole text, with all that does not contradict, and your sentences or theirs where both changed the same. */
  withYours: string;
  withTheirs: string;
};

/**
 * Both writers' changes together, field by field and sentence by sentence. Where both changed the same sentence, each
 * to something else, nobody but a person can tell what was meant: that is a conflict.
 */
export function mergeFields(
  base: Fields,
  yours: Fields,
  theirs: Fields,
): { fields: Fields; conflicts: Conflict[] } {
  const fields: Fields = {};
  const conflicts: Conflict[] = [];
  for (const field of Object.keys(theirs)) {
    const place = { yours: yours[field] ?? "", theirs: theirs[field] ?? "", base: base[field] ?? "" };
    const { text, withYours, places } = mergeTexts(place);
    fields[field] = withYours;
    if (places.length > 0) conflicts.push({ field, ...place, places, withYours, withTheirs: text });
  }
  return { fields, conflicts };
}

type Merged = { text: string; withYours: string; places: Place[] };

/** Where there are conflicts, `text` has theirs. */
export function mergeTexts({ yours, theirs, base }: Place): Merged {
  if (yours === theirs || yours === base) return { text: theirs, withYours: theirs, places: [] };
  if (theirs === base) return { text: yours, withYours: yours, places: [] };
  const pieces = piecesOf(base);
  const groups = together(changesOf(pieces, piecesOf(yours)), changesOf(pieces, piecesOf(theirs)));
  const places: Place[] = [];
  let [text, withYours, done] = ["", "", 0];
  for (const { start, end, mine, others } of groups) {
    const applied = (changes: Change[]) => apply(pieces, start, end, changes);
    const place = { yours: applied(mine), theirs: applied(others), base: pieces.slice(start, end).join("") };
    const isConflict = mine.length > 0 && others.length > 0 && place.yours !== place.theirs;
    if (isConflict) places.push(place);
    const before = pieces.slice(done, start).join("");
    text += before + (others.length > 0 ? place.theirs : place.yours);
    withYours += before + (mine.length > 0 ? place.yours : place.theirs);
    done = end;
  }
  const rest = pieces.slice(done).join("");
  return { text: text + rest, withYours: withYours + rest, places };
}

/** Sentences, and the space between them: a line ends one too, for lists and headings have no full stop. */
function piecesOf(text: string): string[] {
  return text.split(/(\n+|(?<=[.!?…;:።፧؟۔。]["'”’»)\]*_]*)\s+)/u).filter((piece) => piece !== "");
}

/** Pieces of the base from `start` to before `end`, and what stands there instead. */
type Change = { start: number; end: number; pieces: string[] };

function changesOf(base: string[], changed: string[]): Change[] {
  // What is the same at both ends is most of it, and comparing takes the square of the length.
  let first = 0;
  while (first < Math.min(base.length, changed.length) && base[first] === changed[first]) first++;
  let last = 0;
  while (
    last < Math.min(base.length, changed.length) - first &&
    base[base.length - 1 - last] === changed[changed.length - 1 - last]
  )
    last++;
  const middle = (pieces: string[]) => pieces.slice(first, pieces.length - last);
  return diffIndices(middle(base), middle(changed)).map(({ buffer1: [start, length], buffer2Content }) => ({
    start: first + start,
    end: first + start + length,
    pieces: buffer2Content,
  }));
}

type Group = { start: number; end: number; mine: Change[]; others: Change[] };

/** Changes that touch the same pieces, in one group each. Neighbours that share none do not touch. */
function together(mine: Change[], others: Change[]): Group[] {
  const groups: Group[] = [];
  const all = [
    ...mine.map((change) => ({ change, whose: "mine" as const })),
    ...others.map((change) => ({ change, whose: "others" as const })),
  ].sort((a, b) => a.change.start - b.change.start || a.change.end - b.change.end);
  for (const { change, whose } of all) {
    const last = groups.at(-1);
    if (last && touch(last, change)) {
      last[whose].push(change);
      last.end = Math.max(last.end, change.end);
    } else groups.push({ start: change.start, end: change.end, mine: [], others: [], [whose]: [change] });
  }
  return groups;
}

/** The second does not start before the first. Two insertions at one place touch: nobody knows which comes first. */
function touch(first: { start: number; end: number }, second: Change): boolean {
  if (second.start < first.end) return true;
  return first.start === first.end && second.start === second.end && first.start === second.start;
}

function apply(base: string[], start: number, end: number, changes: Change[]): string {
  let [text, done] = ["", start];
  for (const change of changes) {
    text += base.slice(done, change.start).join("") + change.pieces.join("");
    done = change.end;
  }
  return text + base.slice(done, end).join("");
}
