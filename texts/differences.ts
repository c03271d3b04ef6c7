/** Pieces `start` to `end` (exclusive) of the first text are replaced by pieces `from` to `to` of the second. */
export type Difference = { start: number; end: number; from: number; to: number };

/** How many steps a comparison may still take. Below zero, it was given up, and the result is not minimal. */
export type Work = { left: number };

/**
 * The smallest difference between two texts that are cut into pieces, by Myers' algorithm. Its time grows with the number
 * of differences, so texts that repeat a piece thousands of times could take for ever. Past the limit, only pieces that
 * occur once in both texts are matched.
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

/** `length` pieces from index `a` of the first text equal those from index `b` of the second. */
type Run = { a: number; b: number; length: number };

/** Gives equal pieces equal numbers, which are quicker to compare than strings. */
function numbered(before: string[], after: string[]): [Int32Array, Int32Array] {
  const numbers = new Map<string, number>();
  const numberOf = (piece: string) => {
    const number = numbers.get(piece) ?? numbers.size;
    if (number === numbers.size) numbers.set(piece, number);
    return number;
  };
  return [Int32Array.from(before, numberOf), Int32Array.from(after, numberOf)];
}

/** The longest common subsequence; undefined if that takes more work than is left. */
function longestRuns(before: Int32Array, after: Int32Array, work: Work): Run[] | undefined {
  const [a, b] = [sharedWith(before, after), sharedWith(after, before)];
  const pieces = { a: a.map((index) => before[index] ?? 0), b: b.map((index) => after[index] ?? 0) };
  const reached = reach(pieces.a, pieces.b, work);
  return reached && inWhole(walkBack(reached, a.length, b.length), a, b);
}

/** The indexes of pieces that the other text has, too: all others differ anyway. */
function sharedWith(pieces: Int32Array, others: Int32Array): Int32Array {
  const known = new Set(others);
  return Int32Array.from(pieces.keys()).filter((index) => known.has(pieces[index] ?? -1));
}

/**
 * The forward pass of Myers' "An O(ND) Difference Algorithm": for each number of differences, how far each diagonal gets
 * in `a`. The last row is the first one that reaches both ends.
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

/** Whether the last step added a piece of `b`, and did not remove one of `a`. */
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

/** Converts runs of shared pieces to runs of the whole texts: `a` and `b` are the indexes of the shared pieces. */
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

/** Pieces that occur once in both texts, as many as are in the same order. Takes n log n. */
function anchors(before: Int32Array, after: Int32Array): Run[] {
  const [inA, inB] = [placesOf(before), placesOf(after)];
  const ends: Anchor[] = [];
  for (const [piece, a] of inA) {
    const b = inB.get(piece);
    if (a === undefined || b === undefined) continue;
    // `ends` is sorted by `b`: find the longest chain that this piece can extend.
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

/** The index of each piece; undefined if it occurs several times. */
function placesOf(pieces: Int32Array): Map<number, number | undefined> {
  const places = new Map<number, number | undefined>();
  pieces.forEach((piece, index) => {
    places.set(piece, places.has(piece) ? undefined : index);
  });
  return places;
}
