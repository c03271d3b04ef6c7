import { diamond, type Hero, numbers } from "./drawing.ts";

const [X, Y] = [40, 150];
/** Close to each other in the middle, so that the strip shows whole diamonds. */
const heights = [-120, -70, -26, 0, 26, 70, 120];
const ends = heights.map((height, index) => ({ x: 372 - 12 * Math.abs(index - 3), y: Y + height }));
const threadTo = ({ x, y }: { x: number; y: number }) =>
  `M${numbers(X, Y)}C${numbers(X + 130, Y)} ${numbers(x - 150, y)} ${numbers(x, y)}`;
const some = (rest: number) => ends.filter((_, index) => index % 3 === rest);

/** Origins: one question, and the threads that come of it. */
export const branches: Hero = {
  strip: "YMid",
  layers: [
    { tone: "dot", width: 4, d: [...some(1), ...some(2)].map(threadTo).join("") },
    { tone: "gold", width: 4, d: some(0).map(threadTo).join("") },
    { tone: "ground", d: diamond(X, Y, 36) + ends.map(({ x, y }) => diamond(x, y, 18)).join("") },
    {
      tone: "teal",
      d: some(0)
        .map(({ x, y }) => diamond(x, y, 13))
        .join(""),
    },
    {
      tone: "gold",
      d:
        diamond(X, Y, 30) +
        some(1)
          .map(({ x, y }) => diamond(x, y, 13))
          .join(""),
    },
    {
      tone: "clay",
      d: some(2)
        .map(({ x, y }) => diamond(x, y, 13))
        .join(""),
    },
    { tone: "ground", d: diamond(X, Y, 20) },
    { tone: "teal", d: diamond(X, Y, 13) },
  ],
};
