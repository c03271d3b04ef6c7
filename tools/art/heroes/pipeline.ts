import { diamond, dotRows, type Hero, numbers, range } from "./drawing.ts";

const STEPS = range(0, 6).map((step) => [30 + 68 * step, 150 + (step % 2 ? 19 : -19)] as const);
/** The build signs its output for deployment. */
const SIGNED = 3;

const through = (from: number, to: number, shift = 0) =>
  range(from, to)
    .map((step) => {
      const [x, y] = STEPS[step] ?? [0, 0];
      const [endX, endY] = STEPS[step + 1] ?? [0, 0];
      const middle = (endX - x) / 2;
      return `M${numbers(x, y + shift)}c${numbers(middle, 0, middle, endY - y, endX - x, endY - y)}`;
    })
    .join("");

const diamonds = (reach: number) => STEPS.map(([x, y]) => diamond(x, y, reach)).join("");

/** AI Security: six diamonds on one thread, the steps of the pipeline; doubled where it is signed. */
export const pipeline: Hero = {
  strip: "YMid",
  layers: [
    { tone: "dot", width: 4, dots: 16, d: dotRows(60) },
    { tone: "dot", width: 3, d: `M0 131h30M370 169h30${through(0, SIGNED)}${through(SIGNED + 1, 5)}` },
    { tone: "gold", width: 3, d: through(SIGNED, SIGNED + 1, -5) + through(SIGNED, SIGNED + 1, 5) },
    { tone: "ground", d: diamonds(26) },
    { tone: "gold", width: 4, d: diamonds(22) },
    { tone: "teal", d: diamonds(12) },
  ],
};
