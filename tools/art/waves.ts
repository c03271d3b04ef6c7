import { arcs, cities, hub } from "../../app/art/map.generated.ts";

export type Point = readonly [x: number, y: number];

/** An arc in the direction of a wave from the hub; `from` is the distance the wave has travelled when it enters. */
export type Leg = { start: Point; control: Point; end: Point; from: number; length: number };

const key = ([x, y]: Point) => `${x},${y}`;
const between = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]);

function parseArc(arc: string) {
  const [x = 0, y = 0, controlX = 0, controlY = 0, endX = 0, endY = 0] = (arc.match(/-?\d+/g) ?? []).map(
    Number,
  );
  const [start, control, end] = [
    [x, y],
    [x + controlX, y + controlY],
    [x + endX, y + endY],
  ] as const;
  // Close enough for such flat curves: a third of the chord plus two thirds of the path via the control point.
  const length = between(start, end) / 3 + ((between(start, control) + between(control, end)) * 2) / 3;
  return { start, control, end, length };
}

const parsed = arcs.map(parseArc);

/** How far every city is from the hub along the arcs. */
function distancesFromHub(): Map<string, number> {
  const distances = new Map(cities.map(({ x, y }) => [key([x, y]), Number.POSITIVE_INFINITY]));
  const at = (point: Point) => distances.get(key(point)) ?? Number.POSITIVE_INFINITY;
  distances.set(key([hub.x, hub.y]), 0);
  // After as many rounds as there are cities, every distance is final.
  for (const _round of cities) {
    for (const { start, end, length } of parsed) {
      distances.set(key(end), Math.min(at(end), at(start) + length));
      distances.set(key(start), Math.min(at(start), at(end) + length));
    }
  }
  return distances;
}

const distances = distancesFromHub();

export const distanceOf = (point: Point): number => distances.get(key(point)) ?? 0;

export const legs: readonly Leg[] = parsed.map(({ start, control, end, length }) => {
  const forward = distanceOf(start) <= distanceOf(end);
  const [first, last] = forward ? [start, end] : [end, start];
  return { start: first, control, end: last, from: distanceOf(first), length };
});
