import { seededRandom } from "../../../app/art/seeded-random.ts";
import { HEIGHT, type Hero, range } from "./drawing.ts";

const COLUMN = 88;
const GAP = 16;
const LINE = 15;
const FIRST_LINE = 60;

/** The last line of a paragraph is short, and an empty line follows it. */
function column(left: number, seed: string): string {
  const random = seededRandom(seed);
  let paragraph = 3 + random.below(4);
  return range(FIRST_LINE, HEIGHT, LINE)
    .flatMap((y) => {
      if (paragraph === 0) {
        paragraph = 3 + random.below(4);
        return [];
      }
      paragraph--;
      const length = paragraph === 0 ? 24 + 8 * random.below(5) : COLUMN - 8 * random.below(2);
      return `M${left} ${y}h${length}`;
    })
    .join("");
}

const lefts = range(0, 4).map((index) => index * (COLUMN + GAP));

/** News: threads in columns like a printed page, with the newest in gold at the top. */
export const columns: Hero = {
  strip: "YMin",
  layers: [
    { tone: "gold", width: 12, d: `M0 14h${2 * COLUMN + GAP}` },
    { tone: "gold", width: 4, d: "M0 38h120" },
    { tone: "teal", width: 4, d: `M${lefts[2]} 14h${2 * COLUMN + GAP}m0 24h-60` },
    { tone: "dot", width: 5, d: lefts.map((left, index) => column(left, `column ${index}`)).join("") },
  ],
};
