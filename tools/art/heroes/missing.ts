import { diamond, type Hero, range } from "./drawing.ts";

const STEP = 40;
/** Where the stitch is missing. */
const HOLE = { row: 3, column: 5 };

const stitches = (large: boolean) =>
  range(0, 7)
    .flatMap((row) =>
      range(0, 10).flatMap((column) => {
        const missing = row === HOLE.row && column === HOLE.column;
        const here = ((row + column) % 2 === 0) === large;
        return here && !missing ? diamond(20 + column * STEP, 30 + row * STEP, large ? 16 : 8) : [];
      }),
    )
    .join("");

const [x, y] = [20 + HOLE.column * STEP, 30 + HOLE.row * STEP];

/** Not found: the weave with one missing stitch, and the thread that leads back. */
export const missing: Hero = {
  strip: "YMid",
  layers: [
    { tone: "dot", d: stitches(true) },
    { tone: "teal", d: stitches(false) },
    { tone: "ground", d: diamond(x, y, 24) },
    { tone: "ground", width: 10, d: `M0 ${y}c60-40 60 40 110 0s60 30 ${x - 110} 0` },
    { tone: "gold", width: 4, d: `M0 ${y}c60-40 60 40 110 0s60 30 ${x - 110} 0` },
    { tone: "gold", width: 3, dash: "5", d: diamond(x, y, 16) },
  ],
};
