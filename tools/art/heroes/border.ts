import { WEAVE } from "../../../app/art/weave.ts";
import { cells, type Hero } from "./drawing.ts";

const SIZE = 8;
const COUNT = 5;
const rows = WEAVE.map((row) => row.repeat(COUNT).slice(0, -1));
const corner = [4, 150 - (9 * SIZE) / 2];

/** Legal pages and the sitemap: the border alone. */
export const border: Hero = {
  strip: "YMid",
  layers: [
    { tone: "dot", width: 3, d: "M0 98h400M0 202h400M0 90h400M0 210h400" },
    { tone: "teal", d: cells("t", rows, corner, SIZE) },
    { tone: "gold", d: cells("g", rows, corner, SIZE) },
    { tone: "clay", d: cells("c", rows, corner, SIZE) },
  ],
};
