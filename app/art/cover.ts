import { FAMILIES, type Tone } from "./cover-families.ts";
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

/** The same record always gets the same cover: changing this, a family or their order redraws the whole site. */
export function coverFor(kind: CoverKind, id: string): CoverDrawing {
  const chance = chanceFrom(`${kind}/${id}`);
  const { width, height, paths, turns } = chance.pick(FAMILIES)(chance);
  const scale = chance.pick([1, 1.2, 1.4, 1.6, 1.8]);
  const transform = `translate(${chance.below(width)} ${chance.below(height)})rotate(${chance.pick(turns)})scale(${scale})`;
  const layers = (Object.entries(paths) as [Tone, string][]).map(([tone, path]) => ({ tone, path }));
  return { width, height, transform, layers };
}
