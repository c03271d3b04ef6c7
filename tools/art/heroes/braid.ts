import { type Hero, type Layer, numbers, range } from "./drawing.ts";

const [REACH, LENGTH] = [34, 132];
const STRANDS = [0, 1, 2] as const;
const TONES = ["teal", "gold", "clay"] as const;

/** A piece of a strand: half a wave, down or up, that begins at its highest or lowest point. */
const half = (strand: number, index: number) => {
  const x = (strand * LENGTH) / 3 - LENGTH + (index * LENGTH) / 2;
  const down = index % 2 === 0;
  const height = 2 * REACH * (down ? 1 : -1);
  const [pull, end] = [LENGTH * 0.18, LENGTH / 2];
  return `M${numbers(x, 150 - height / 2)}c${numbers(pull, 0, end - pull, height, end, height)}`;
};

const halves = (strand: number, down: boolean) =>
  range(0, 8)
    .filter((index) => (index % 2 === 0) === down)
    .map((index) => half(strand, index))
    .join("");

const piece = (strand: 0 | 1 | 2, down: boolean): Layer[] => [
  { tone: "ground", width: 22, d: halves(strand, down) },
  { tone: TONES[strand], width: 13, d: halves(strand, down) },
];

/** Volunteer: three strands that make one cord. Each lies on top on its way down. */
export const braid: Hero = {
  strip: "YMid",
  layers: [
    {
      tone: "dot",
      width: 3,
      d: [40, 58, 76, 224, 242, 260].map((y) => `M0 ${y}h400`).join(""),
    },
    ...STRANDS.flatMap((strand) => piece(strand, false)),
    ...STRANDS.flatMap((strand) => piece(strand, true)),
  ],
};
