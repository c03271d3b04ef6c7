import { viewBox } from "../art/map.generated.ts";

type Point = { x: number; y: number };
type Named = Point & { city: string };
export type Label = Point & { anchor: "start" | "middle" | "end" };
type Box = { left: number; right: number; top: number; bottom: number };

/** Mean width of a letter, height of a line and radius of a dot, in units of the map. */
const LETTER = 8;
const LINE = 16;
const DOT = 8;

const [left = 0, top = 0, width = 0, height = 0] = viewBox.split(" ").map(Number);
const map: Box = { left, right: left + width, top, bottom: top + height };

const areDisjoint = (a: Box, b: Box) =>
  a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
const isOnMap = (a: Box) =>
  a.left >= map.left && a.right <= map.right && a.top >= map.top && a.bottom <= map.bottom;
const dotBox = ({ x, y }: Point): Box => ({ left: x - DOT, right: x + DOT, top: y - DOT, bottom: y + DOT });

function boxOf({ x, y, anchor }: Label, city: string): Box {
  const wide = city.length * LETTER;
  const start = { start: x, middle: x - wide / 2, end: x - wide }[anchor];
  return { left: start, right: start + wide, top: y - LINE + 4, bottom: y + 4 };
}

/** Puts each name to the right of its point, to the left, below or above; nowhere if all four places are taken. */
export function placeLabels(points: readonly Named[]): (Label | undefined)[] {
  const placed: Box[] = [];
  return points.map((point) => {
    const { x, y, city } = point;
    const others = [...points.filter((other) => other !== point).map(dotBox), ...placed];
    const candidates: Label[] = [
      { x: x + 11, y: y + 5, anchor: "start" },
      { x: x - 11, y: y + 5, anchor: "end" },
      { x, y: y + 22, anchor: "middle" },
      { x, y: y - 12, anchor: "middle" },
    ];
    const label = candidates.find((candidate) => {
      const box = boxOf(candidate, city);
      return isOnMap(box) && others.every((other) => areDisjoint(box, other));
    });
    if (label) placed.push(boxOf(label, city));
    return label;
  });
}
