import { diamond, type Hero, range } from "./drawing.ts";

const tops = range(0, 5).map((index) => 46 + 52 * index);
const gaps = range(0, 5).map((index) => 72 + 52 * index);

/** Partnerships: two cloths whose threads run into each other. */
export const joined: Hero = {
  strip: "YMid",
  layers: [
    {
      tone: "dot",
      width: 3,
      d: range(128, 284, 12)
        .map((x) => `M${x} 26v274`)
        .join(""),
    },
    { tone: "ground", width: 22, d: tops.map((y) => `M0 ${y}h262`).join("") },
    { tone: "ground", width: 22, d: gaps.map((y) => `M400 ${y}H138`).join("") },
    { tone: "teal", width: 12, d: tops.map((y) => `M0 ${y}h250`).join("") },
    { tone: "gold", width: 12, d: gaps.map((y) => `M400 ${y}H150`).join("") },
    { tone: "teal", d: tops.map((y) => diamond(258, y, 11)).join("") },
    { tone: "gold", d: gaps.map((y) => diamond(142, y, 11)).join("") },
  ],
};
