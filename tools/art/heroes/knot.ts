import { type Hero, type Layer, numbers, range } from "./drawing.ts";

const [X, Y] = [200, 150];
const APART = 20;
const HALF = 2.5 * APART;
const strands = range(-2, 3).map((index) => index * APART);

/** A thread from one corner through the knot to the opposite corner. */
const across = (shift: number) =>
  `M0 ${numbers(shift * 0.5 + 26)}C${numbers(90, 26 + shift * 0.5, 100, Y + shift, X - HALF, Y + shift)}` +
  `h${2 * HALF}C${numbers(300, Y + shift, 310, 274 + shift * 0.5, 400, 274 + shift * 0.5)}`;
const down = (shift: number) =>
  `M0 ${numbers(274 - shift * 0.5)}C${numbers(110, 274 - shift * 0.5, X + shift, 290, X + shift, Y + HALF)}` +
  `v${-2 * HALF}C${numbers(X + shift, 10, 290, 26 - shift * 0.5, 400, 26 - shift * 0.5)}`;

const thread = (tone: Layer["tone"], d: string): Layer[] => [
  { tone: "ground", width: 12, d },
  { tone, width: 5, d },
];
/** Where the other thread is on top again. */
const overAgain = strands
  .flatMap((y, row) =>
    strands.flatMap((x, column) => ((row + column) % 2 ? `M${numbers(X + x - 9, Y + y)}h18` : [])),
  )
  .join("");

/** Get Involved: threads from four corners that meet in one knot. */
export const knot: Hero = {
  strip: "YMid",
  layers: [
    { tone: "teal", width: 5, d: strands.map(across).join("") },
    ...thread("gold", strands.map(down).join("")),
    ...thread("teal", overAgain),
  ],
};
