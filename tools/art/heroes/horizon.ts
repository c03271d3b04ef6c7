import { diamond, type Hero, range } from "./drawing.ts";

const [X, Y] = [200, 214];
/** Half a diamond above the horizon. */
const half = (reach: number) => `M${X - reach} ${Y}l${reach}-${reach} ${reach} ${reach}`;

/** Mission and Vision: the diamond of the weave, rising over a thread. */
export const horizon: Hero = {
  strip: "YMid",
  layers: [
    {
      tone: "dot",
      width: 5,
      dots: 14,
      d: range(100, 212, 28)
        .map((reach) => half(reach))
        .join(""),
    },
    { tone: "teal", width: 9, d: half(78) },
    { tone: "clay", width: 5, d: half(56) },
    { tone: "gold", d: `${half(38)}z` },
    { tone: "gold", width: 4, d: `M0 ${Y + 2}h400` },
    { tone: "dot", width: 3, d: `M40 ${Y + 22}h320M84 ${Y + 40}h232M128 ${Y + 58}h144` },
    { tone: "ground", d: diamond(X, Y - 14, 9) },
  ],
};
