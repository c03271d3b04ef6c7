import { diamond, type Hero, range } from "./drawing.ts";

const Y = 150;
/** Eight years along a thread, each with more cloth on the loom than the one before. */
const marks = range(0, 8).map((index) => ({
  x: 24 + 50 * index,
  size: 7 + 2 * index,
  reach: 18 + 17 * index,
}));
const last = marks.length - 1;

/** History: a thread through the years. */
export const years: Hero = {
  strip: "YMid",
  layers: [
    {
      ...{ tone: "dot", width: 5, dash: "2 5" },
      d: marks.map(({ x, reach }) => `M${x} ${Y - reach}v${2 * reach}`).join(""),
    },
    { tone: "gold", width: 4, d: `M0 ${Y}h400` },
    { tone: "ground", d: marks.map(({ x, size }) => diamond(x, Y, size + 4)).join("") },
    {
      tone: "teal",
      d: marks
        .slice(0, last)
        .map(({ x, size }) => diamond(x, Y, size))
        .join(""),
    },
    {
      tone: "gold",
      d: marks
        .slice(last)
        .map(({ x, size }) => diamond(x, Y, size))
        .join(""),
    },
  ],
};
