import { basket } from "./cloths/basket.ts";
import { borders } from "./cloths/borders.ts";
import { medallion } from "./cloths/medallion.ts";
import { steps } from "./cloths/steps.ts";
import type { Cloth, Tone } from "./cloths/tile.ts";
import { seededRandom } from "./seeded-random.ts";

/** Each section has its own pattern. */
const cloths = {
  work: basket,
  news: borders,
  event: medallion,
  resource: steps,
} satisfies Record<string, Cloth>;

export type CoverKind = keyof typeof cloths;

/** Determines a cover: `kind` the shape, `subject` the colour, `id` the rest of the pattern. */
export type CoverSeed = { kind: CoverKind; subject: string; id: string };

export type CoverDrawing = {
  width: number;
  height: number;
  transform: string;
  layers: readonly { tone: Tone; path: string }[];
};

export const COVER_WIDTH: number = 320;
export const COVER_HEIGHT: number = 180;

/** A record always gets the same pattern. Changing this or a cloth redraws the whole site. */
export function coverFor(kind: CoverKind, id: string): CoverDrawing {
  const random = seededRandom(`${kind}/${id}`);
  const { width, height, paths, turns } = cloths[kind](random);
  const scale = random.pick([1, 1.2, 1.4, 1.6, 1.8]);
  const shift = `${random.below(width)} ${random.below(height)}`;
  const transform = `translate(${shift})rotate(${random.pick(turns)})scale(${scale})`;
  const layers = (Object.entries(paths) as [Tone, string][]).map(([tone, path]) => ({ tone, path }));
  return { width, height, transform, layers };
}
