import { diamond, HEIGHT, type Hero, numbers, range, WIDTH } from "./drawing.ts";

const WARP = 12;
const WEFT = 7;
const WOVEN = 196;

const column = (x: number, from: number, to: number) => `M${numbers(x, from)}v${to - from}`;
// A weft goes over one thread and under the next; its neighbour does the opposite.
const wefts = (first: number) => range(first, WOVEN, 2 * WEFT);
const overUnder = `${WARP}`;

/** Our Work: densely woven on one side, still open on the other, with one thread being woven in. */
export const loom: Hero = {
  strip: "YMid",
  layers: [
    {
      ...{ tone: "dot", width: 2 },
      d: range(WARP / 2, HEIGHT, WARP)
        .map((y) => `M0 ${y}h${WIDTH}`)
        .join(""),
    },
    {
      ...{ tone: "teal", width: 5, dash: overUnder },
      d: wefts(4)
        .map((x) => column(x, 0, HEIGHT))
        .join(""),
    },
    {
      ...{ tone: "teal", width: 5, dash: overUnder },
      d: wefts(4 + WEFT)
        .map((x) => column(x, WARP, HEIGHT))
        .join(""),
    },
    {
      ...{ tone: "clay", width: 5, dash: overUnder },
      d: [60, 67, 130, 137].map((x, odd) => column(x, odd % 2 ? 0 : WARP, HEIGHT)).join(""),
    },
    { tone: "gold", width: 5, dash: overUnder, d: column(WOVEN + 12, 0, 138) },
    { tone: "gold", d: diamond(WOVEN + 12, 150, 13) },
  ],
};
