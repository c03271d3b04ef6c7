/** Pieces `start` to before `end` of one text stand where the other has its pieces `from` to before `to`. */
export type Difference = { start: number; end: number; from: number; to: number };

/** How many steps a comparison may still take. Below zero, it was given up and found only part of what is the same. */
export type Work = { left: number };

/**
 * What differs between two texts that are cut into pieces: as little as possible, by Myers' algorithm, while there is
 * work left for that. Its time grows with the number of differences, so texts that repeat a piece thousands of times
 * can take for ever; past the cap only pieces that both texts have once are found again.
 */
export function differences(before: string[], after: string[], work: Work): Difference[] {
  const [old, now] = [before.length, after.length];
  let first = 0;
  while (first < Math.min(old, now) && before[first] === after[first]) first++;
  let last = 0;
  while (last < Math.min(old, now) - first && before[old - 1 - last] === after[now - 1 - last]) last++;
  const middles = numbered(before.slice(first, old - last), after.slice(first, now - last));
  const runs = longestRuns(...middles, work) ?? anchors(...middles);
  const found: Difference[] = [];
  let [start, from] = [first, first];
  for (const { a, b, length } of [...runs, { a: old - last - first, b: now - last - first, length: 0 }]) {
    const difference = { start, end: first + a, from, to: first + b };
    if (difference.end > start || difference.to > from) found.push(difference);
    [start, from] = [first + a + length, first + b + length];
  }
  return found;
}

/** `length` pieces from `a` on are the same as those from `b` on. */
type Run = { a: number; b: number; length: number };

/** The same number for the same piece: quicker to compare than words. */
function numbered(before: string[], after: string[]): [Int32Array, Int32Array] {
  const numbers = new Map<string, number>();
  const numberOf = (piece: string) => {
    const number = numbers.get(piece) ?? numbers.size;
    if (number === numbers.size) numbers.set(piece, number);
    return number;
  };
  return [Int32Array.from(before, numberOf), Int32Array.from(after, numberOf)];
}

/** The longest row of pieces that both have in this order; undefined where that takes more work than is left. */
function longestRuns(before: Int32Array, after: Int32Array, work: Work): Run[] | undefined {
  const [a, b] = [sharedWith(before, after), sharedWith(after, before)];
  const pieces = { a: a.map((index) => before[index] ?? 0), b: b.map((index) => after[index] ?? 0) };
  const reached = reach(pieces.a, pieces.b, work);
  return reached && inWhole(walkBack(reached, a.length, b.length), a, b);
}

/** Where pieces stand that the other text has too: the others are differences anyway. */
function sharedWith(pieces: Int32Array, others: Int32Array): Int32Array {
  const there = new Set(others);
  return Int32Array.from(pieces.keys()).filter((index) => there.has(pieces[index] ?? -1));
}

/**
 * How far one gets in `a` after each number of differences, for each number of pieces more or less taken from `a` than
 * from `b`: the first row of Myers' "An O(ND) difference algorithm" that reaches both ends is the last of the list.
 */
function reach(a: Int32Array, b: Int32Array, work: Work): Int32Array[] | undefined {
  const rows: Int32Array[] = [];
  for (let count = 0; work.left >= 0; count++) {
    const row = new Int32Array(count + 1);
    for (let index = 0; index <= count; index++) {
      let x = startOf(rows[count - 1], index, count);
      let y = x - (2 * index - count);
      const start = x;
      while (x < a.length && y < b.length && a[x] === b[y]) {
        x++;
        y++;
      }
      row[index] = x;
      work.left -= 1 + x - start;
      if (x < a.length || y < b.length) continue;
      rows.push(row);
      return rows;
    }
    rows.push(row);
  }
  return undefined;
}

/** Whether one came there by a piece of `b` that `a` does not have, and not the other way round. */
const isAdded = (row: Int32Array, index: number, count: number) =>
  index === 0 || (index !== count && (row[index - 1] ?? 0) < (row[index] ?? 0));

function startOf(row: Int32Array | undefined, index: number, count: number): number {
  if (!row) return 0;
  return isAdded(row, index, count) ? (row[index] ?? 0) : (row[index - 1] ?? 0) + 1;
}

function walkBack(rows: Int32Array[], endOfA: number, endOfB: number): Run[] {
  const runs: Run[] = [];
  let index = (endOfA - endOfB + rows.length - 1) / 2;
  let x = endOfA;
  for (let count = rows.length - 1; count >= 0; count--) {
    const row = rows[count - 1];
    const start = startOf(row, index, count);
    if (x > start) runs.push({ a: start, b: start - (2 * index - count), length: x - start });
    if (!row) break;
    if (!isAdded(row, index, count)) index--;
    x = row[index] ?? 0;
  }
  return runs.reverse();
}

/** As runs of the whole texts: `a` and `b` say where the pieces stand that were compared. */
function inWhole(found: Run[], a: Int32Array, b: Int32Array): Run[] {
  const runs: Run[] = [];
  for (const run of found)
    for (let step = 0; step < run.length; step++) {
      const place = { a: a[run.a + step] ?? 0, b: b[run.b + step] ?? 0 };
      const last = runs.at(-1);
      if (last && last.a + last.length === place.a && last.b + last.length === place.b) last.length++;
      else runs.push({ ...place, length: 1 });
    }
  return runs;
}

type Anchor = { a: number; b: number; before: Anchor | undefined };

/** Pieces that both texts have once, as many as stand in the same order. Takes hardly longer than reading them. */
function anchors(before: Int32Array, after: Int32Array): Run[] {
  const [inA, inB] = [placesOf(before), placesOf(after)];
  const ends: Anchor[] = [];
  for (const [piece, a] of inA) {
    const b = inB.get(piece);
    if (a === undefined || b === undefined) continue;
    // The shortest row that can be made longer by this one: `ends` grows from row to row.
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ends[middle]?.b ?? 0) < b) low = middle + 1;
      else high = middle;
    }
    ends[low] = { a, b, before: ends[low - 1] };
  }
  const runs: Run[] = [];
  for (let anchor = ends.at(-1); anchor; anchor = anchor.before)
    runs.push({ a: anchor.a, b: anchor.b, length: 1 });
  return runs.reverse();
}

/** Of each piece, where it stands; undefined of one that stands in several places. */
function placesOf(pieces: Int32Array): Map<number, number | undefined> {
  const places = new Map<number, number | undefined>();
  pieces.forEach((piece, index) => {
    places.set(piece, places.has(piece) ? undefined : index);
  });
  return places;
}
