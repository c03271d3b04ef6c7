import { diamond, type Hero, type Layer, numbers, range } from "./drawing.ts";

const HIGH = 48;
const EDGE = 96;

/** A folded cloth seen from the side: two layers, folded at the left. */
function folds(left: number, right: number, top: number): string {
  return [0, 9, 18]
    .map((inset) => {
      const radius = HIGH / 2 - inset;
      return `M${numbers(right, top + inset)}H${left + HIGH / 2}a${numbers(radius, radius)} 0 0 0 0 ${2 * radius}H${right}`;
    })
    .join("");
}

type Edge = (left: number, top: number) => Layer;
/** The woven border of each cloth, in stacking order. */
const edges: Edge[] = [
  (x, y) => ({
    ...{ tone: "gold" },
    d: range(12, EDGE, 24)
      .map((at) => diamond(x + at, y + HIGH / 2, 11))
      .join(""),
  }),
  (x, y) => ({ tone: "clay", width: 4, d: `M${x} ${y + 36}${"l12-24 12 24".repeat(4)}` }),
  (x, y) => ({
    ...{ tone: "teal", width: 6 },
    d: range(8, EDGE, 16)
      .map((at) => `M${x + at} ${y + 10}v28`)
      .join(""),
  }),
  (x, y) => ({
    ...{ tone: "gold", width: 3 },
    d: range(16, EDGE, 32)
      .map((at) => diamond(x + at, y + HIGH / 2, 15) + diamond(x + at, y + HIGH / 2, 7))
      .join(""),
  }),
  (x, y) => ({ tone: "teal", width: 4, d: `M${x} ${y + 14}${"h12v20h12v-20".repeat(4)}` }),
];

const spots = [
  [52, 330],
  [20, 380],
  [36, 352],
  [8, 368],
  [24, 396],
] as const;

/** Resources: a stack of folded cloths, each with its own border. */
export const cloths: Hero = {
  strip: "YMid",
  layers: [
    {
      ...{ tone: "dot", width: 3 },
      d: spots.map(([left, right], index) => folds(left, right, 8 + index * 58)).join(""),
    },
    ...spots.flatMap(([, right], index): Layer[] => {
      const [left, top] = [right - EDGE - 14, 8 + index * 58];
      const edge = edges[index]?.(left, top);
      const ground: Layer = { tone: "ground", d: `M${left - 6} ${top + 4}h${EDGE + 30}v40H${left - 6}z` };
      return edge ? [ground, edge] : [];
    }),
  ],
};
