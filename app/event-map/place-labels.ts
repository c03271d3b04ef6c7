import { viewBox } from "../art/map.generated.ts";

type Point = { x: number; y: number };
type Named = Point & { city: string };
export type Label = Point & { anchor: "start" | "middle" | "end" };
type Box = { left: number; right: number; top: number; bottom: number };

/** Of the label's font, on the map's own scale: the mean width of a letter, and how high a line is. */
const LETTER = 8;
const LINE = 16;
const DOT = 8;

const [left = 0, top = 0, width = 0, height = 0] = viewBox.split(" ").map(Number);
const map: Box = { left, right: left + width, top, bottom: top + height };

const apart = (a: Box, b: Box) =>
  a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
const inside = (a: Box) =>
  a.left >= map.left && a.right <= map.right && a.top >= map.top && a.bottom <= map.bottom;
const around = ({ x, y }: Point): Box => ({ left: x - DOT, right: x + DOT, top: y - DOT, bottom: y + DOT });

function boxOf({ x, y, anchor }: Label, city: string): Box {
  const wide = city.length * LETTER;
  const start = { start: x, middle: x - wide / 2, end: x - wide }[anchor];
  return { left: start, right: start + wide, top: y - LINE + 4, bottom: y + 4 };
}

/** Where each name stands: right of its point, left, below or above, or nowhere, if another name or point is there. */
export function placeLabels(points: readonly Named[]): (Label | undefined)[] {
  const taken: Box[] = [];
  return points.map((point) => {
    const { x, y, city } = point;
    const others = [...points.filter((other) => other !== point).map(around), ...taken];
    const candidates: Label[] = [
      { x: x + 11, y: y + 5, anchor: "start" },
      { x: x - 11, y: y + 5, anchor: "end" },
      { x, y: y + 22, anchor: "middle" },
      { x, y: y - 12, anchor: "middle" },
    ];
    const label = candidates.find((candidate) => {
      const box = boxOf(candidate, city);
      return inside(box) && others.every((other) => apart(box, other));
    });
    if (label) taken.push(boxOf(label, city));
    return label;
  });
}
