import type { Random } from "../seeded-random.ts";

/** How a shape is drawn: outlined or filled, in full or fainter colour. */
export type Tone = "line" | "faint" | "bright" | "soft";

/** The angles by which a cloth may be turned. */
type Turns = readonly [number, ...number[]];

/** A piece of cloth that repeats in both directions. */
export type Tile = { width: number; height: number; paths: Partial<Record<Tone, string>>; turns: Turns };

export type Cloth = (random: Random) => Tile;

export const ANY_TONE: readonly [Tone, ...Tone[]] = ["line", "faint", "bright", "soft"];
export const UPRIGHT: Turns = [0, 90];

/** Coordinates as a path writes them: a minus sign separates as well as a space. */
export const numbers = (...values: number[]): string => values.join(" ").replaceAll(" -", "-");

export const diamond = (x: number, y: number, reach: number): string =>
  `M${numbers(x, y - reach)}l${numbers(reach, reach, -reach, reach, -reach, -reach)}z`;

export const square = (x: number, y: number, side: number): string =>
  `M${numbers(x, y)}h${side}v${side}h-${side}z`;

export function emptyTile(width: number, height: number, turns: Turns) {
  const paths: Partial<Record<Tone, string>> = {};
  const add = (tone: Tone, path: string) => {
    paths[tone] = (paths[tone] ?? "") + path;
  };
  return { add, tile: { width, height, paths, turns } satisfies Tile };
}
