import { WEAVE } from "../../../app/art/weave.ts";
import { cells, dotRows, type Hero } from "./drawing.ts";

const SIZE = 12;
const rows = WEAVE.map((row, y) => (y % (WEAVE.length - 1) ? row : row.replaceAll("c", ".")));
const top = 150 - (9 * SIZE) / 2;
const [asked, answered] = [
  [6, top],
  [400 - 9 * SIZE - 6, top],
] as const;

/** Contact, Support, FAQ and Search: two diamonds and the thread between them, question and answer. */
export const answer: Hero = {
  strip: "YMid",
  layers: [
    { tone: "dot", width: 4, dots: 16, d: dotRows(72) },
    { tone: "dot", width: 4, d: `M120 150q20-46 40 0t40 0 40 0 40 0` },
    { tone: "gold", width: 4, d: `M120 150q20 46 40 0t40 0 40 0 40 0` },
    { tone: "teal", d: cells("t", rows, asked, SIZE) + cells("t", rows, answered, SIZE) },
    {
      ...{ tone: "gold" },
      d: cells("g", rows, asked, SIZE) + cells("[gc]", rows, answered, SIZE),
    },
    { tone: "clay", d: cells("c", rows, asked, SIZE) },
  ],
};
