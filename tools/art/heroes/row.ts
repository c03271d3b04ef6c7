import { diamond, dotRows, type Hero, numbers, range } from "./drawing.ts";

const places = range(0, 7).map((index) => 32 + 56 * index);

/** A body and a head, for each place. */
const people = (shift: number, rise: number, half: number) =>
  places
    .map(
      (x) =>
        `M${numbers(x + shift - half, 184)}L${numbers(x + shift, 146 - rise)} ${numbers(x + shift + half, 184)}z`,
    )
    .join("");
const heads = (kept: (index: number) => boolean, shift = 0, rise = 0) =>
  places.flatMap((x, index) => (kept(index) ? diamond(x + shift, 130 - rise, 13) : [])).join("");
const isOdd = (index: number) => index % 2 === 1;

/** Careers: people side by side, and the thread they hold together. */
export const row: Hero = {
  strip: "YMid",
  layers: [
    { tone: "dot", width: 4, dots: 16, d: dotRows(60) },
    { tone: "dot", d: people(-28, 14, 28) + heads(() => true, -28, 14) },
    { tone: "ground", d: people(0, 9, 33) },
    { tone: "teal", d: people(0, 0, 26) },
    { tone: "gold", d: heads((index) => !isOdd(index)) },
    { tone: "clay", d: heads(isOdd) },
    { tone: "gold", width: 4, d: "M0 187h400" },
  ],
};
