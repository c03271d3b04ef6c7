import { diamond, type Hero, numbers, range } from "./drawing.ts";

const gifts = range(0, 9).map((index) => ({ from: 22 + 32 * index, to: 118 + 8 * index }));

const threads = gifts
  .map(({ from, to }) => `M24 ${from}C${numbers(130, from, 120, to, 226, to)}H400`)
  .join("");

/** Where the crossing threads lie on top, in every second place. */
const woven = range(0, 18)
  .flatMap((column) =>
    gifts.flatMap(({ to }, line) => ((column + line) % 2 ? [] : `M${240 + 9 * column} ${to - 4}v8`)),
  )
  .join("");

/** Donate: small gifts whose threads become one cloth. */
export const gathered: Hero = {
  strip: "YMid",
  layers: [
    { tone: "teal", width: 4, d: threads },
    { tone: "gold", width: 5, d: woven },
    { tone: "gold", d: gifts.map(({ from }) => diamond(24, from, 12)).join("") },
  ],
};
