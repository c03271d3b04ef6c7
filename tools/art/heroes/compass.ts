import { diamond, type Hero, numbers, range } from "./drawing.ts";

const [X, Y] = [200, 150];
const at = (degrees: number, reach: number): [number, number] => {
  const angle = (degrees * Math.PI) / 180;
  return [X + reach * Math.sin(angle), Y - reach * Math.cos(angle)];
};

/** Half a point of the rose: from its tip to the shoulder on one side, and back over the middle. */
const half = (degrees: number, reach: number, shoulder: number, side: 1 | -1) =>
  `M${numbers(...at(degrees, reach))}L${numbers(...at(degrees + 45 * side, shoulder))}L${numbers(X, Y)}z`;

const quarters = range(0, 360, 90);
const between = range(45, 360, 90);

/** About: the mark, opened like a compass rose. */
export const compass: Hero = {
  strip: "YMid",
  layers: [
    { tone: "dot", width: 2, d: `M0 ${Y}h400` },
    {
      ...{ tone: "dot", width: 5, dots: 14.1 },
      d: [108, 80].map((radius) => `M${numbers(X, Y - radius)}a${radius} ${radius} 0 1 1-.1 0`).join(""),
    },
    {
      ...{ tone: "clay", width: 3 },
      d: between.map((angle) => half(angle, 84, 22, 1) + half(angle, 84, 22, -1)).join(""),
    },
    {
      ...{ tone: "ground" },
      d: quarters.map((angle) => half(angle, 142, 34, 1) + half(angle, 142, 34, -1)).join(""),
    },
    { tone: "teal", d: quarters.map((angle) => half(angle, 142, 34, 1)).join("") },
    {
      ...{ tone: "gold", width: 3 },
      d: quarters.map((angle) => half(angle, 142, 34, 1) + half(angle, 142, 34, -1)).join(""),
    },
    { tone: "ground", d: diamond(X, Y, 18) },
    { tone: "gold", d: diamond(X, Y, 12) },
  ],
};
