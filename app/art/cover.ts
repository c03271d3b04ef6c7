import { basket } from "./cloths/basket.ts";
import { borders } from "./cloths/borders.ts";
import { medallion } from "./cloths/medallion.ts";
import { scatter } from "./cloths/scatter.ts";
import { steps } from "./cloths/steps.ts";
import type { Tone } from "./cloths/tile.ts";
import { trellis } from "./cloths/trellis.ts";
import { chanceFrom } from "./seed.ts";

export type CoverKind = "work" | "news" | "event" | "resource";

export type CoverDrawing = {
  width: number;
  height: number;
  transform: string;
  layers: readonly { tone: Tone; path: string }[];
};

export const COVER_WIDTH: number = 320;
export const COVER_HEIGHT: number = 180;

/** The same record always gets the same cover: changing this, a cloth or their order redraws the whole site. */
export function coverFor(kind: CoverKind, id: string): CoverDrawing {
  const chance = chanceFrom(`${kind}/${id}`);
  const cloth = chance.pick([scatter, medallion, steps, borders, trellis, basket]);
  const { width, height, paths, turns } = cloth(chance);
  const scale = chance.pick([1, 1.2, 1.4, 1.6, 1.8]);
  const shift = `${chance.below(width)} ${chance.below(height)}`;
  const transform = `translate(${shift})rotate(${chance.pick(turns)})scale(${scale})`;
  const layers = (Object.entries(paths) as [Tone, string][]).map(([tone, path]) => ({ tone, path }));
  return { width, height, transform, layers };
}
