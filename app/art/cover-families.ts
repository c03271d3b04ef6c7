import type { Chance } from "./seed.ts";

/** What a shape is drawn with: outlined or filled, in the full thread or a fainter one. */
export type Tone = "line" | "faint" | "bright" | "soft";

/** The angles at which a cloth may lie. */
type Turns = readonly [number, ...number[]];

/** A piece of cloth that repeats in both directions. */
export type Tile = { width: number; height: number; paths: Partial<Record<Tone, string>>; turns: Turns };

export type Family = (chance: Chance) => Tile;

const ANY_TONE = ["line", "faint", "bright", "soft"] as const;
const UPRIGHT: Turns = [0, 90];
const ANY_TURN: Turns = [0, 45, 90, 135];

const join = (...numbers: number[]) => numbers.join(" ").replaceAll(" -", "-");
const diamond = (x: number, y: number, reach: number) =>
  `M${join(x, y - reach)}l${join(reach, reach, -reach, reach, -reach, -reach)}z`;
const square = (x: number, y: number, side: number) => `M${join(x, y)}h${side}v${side}h-${side}z`;

function weave(width: number, height: number, turns: Turns) {
  const paths: Partial<Record<Tone, string>> = {};
  const add = (tone: Tone, path: string) => {
    paths[tone] = (paths[tone] ?? "") + path;
  };
  return { add, tile: { width, height, paths, turns } };
}

/** Loose diamonds in staggered rows, large and small. */
const scatter: Family = (chance) => {
  const { add, tile } = weave(144, 96, UPRIGHT);
  for (let row = 0; row < 4; row++) {
    for (let column = 0; column < 6; column++) {
      const [x, y] = [24 * column + (row % 2 ? 0 : 12), 24 * row + 12];
      const reach = chance.pick([4, 5, 7, 9, 10]);
      const tone = chance.pick(ANY_TONE);
      add(tone, diamond(x, y, reach));
      // What the tile's edge cuts in half is completed on the other side.
      if (x === 0) add(tone, diamond(tile.width, y, reach));
    }
  }
  return tile;
};

/** Diamonds within diamonds; where four of them meet, a fifth like them or a small one. */
const medallion: Family = (chance) => {
  const half = chance.pick([22, 26, 30]);
  const { add, tile } = weave(2 * half, 2 * half, UPRIGHT);
  const corners = [0, 2 * half].flatMap((x) => [0, 2 * half].map((y) => [x, y] as const));
  const centres = chance.below(3) === 0 ? [[half, half] as const, ...corners] : [[half, half] as const];
  const ring = (tone: Tone, reach: number) => {
    for (const [x, y] of centres) add(tone, diamond(x, y, reach));
  };
  for (let reach = half - 2; reach > 2; reach -= chance.pick([3, 4, 5, 6, 7])) {
    ring(chance.pick(["line", "line", "faint"]), reach);
  }
  ring(chance.pick(["bright", "soft"]), chance.pick([3, 5, 7, 9, 12]));
  if (centres.length === 1) {
    const [reach, tone] = [chance.pick([3, 5, 8, 11]), chance.pick(ANY_TONE)];
    for (const [x, y] of corners) add(tone, diamond(x, y, reach));
  }
  return tile;
};

/** The stepped diamond of the border, cell by cell, with its own order of rings. */
const steps: Family = (chance) => {
  const cell = 5;
  const reach = chance.pick([5, 6, 7, 8]);
  const side = 2 * reach + chance.pick([0, 2]);
  const { add, tile } = weave(side * cell, side * cell, UPRIGHT);
  const rings = Array.from({ length: reach + 1 }, () => chance.pick(["bright", "soft", "bare"]));
  // One ring that always shows, beside one that never does: else some cloths would be plain chequers.
  rings.splice(reach >> 1, 2, "bright", "bare");
  for (let row = 0; row < side; row++) {
    for (let column = 0; column < side; column++) {
      // Odd distances have no ring, so that the ground shows between the cells as in the border.
      const tone = rings[(Math.abs(column - reach) + Math.abs(row - reach)) / 2];
      if (tone && tone !== "bare") add(tone, square(column * cell, row * cell, cell));
    }
  }
  return tile;
};

/** Borders one above the other: zigzags, rows of diamonds, plain threads. */
const borders: Family = (chance) => {
  const wave = chance.pick([8, 10, 12]);
  const rows = Array.from({ length: 5 }, () =>
    chance.pick(["zigzag", "double", "diamonds", "outlines", "thread"]),
  );
  const { add, tile } = weave(2 * wave, rows.length * (wave + 6), ANY_TURN);
  rows.forEach((kind, row) => {
    const top = row * (wave + 6) + 3;
    const zigzag = (y: number) => `M0 ${y + wave}l${join(wave, -wave, wave, wave)}`;
    if (kind === "zigzag") add("line", zigzag(top));
    if (kind === "double") add("faint", zigzag(top - 2) + zigzag(top + 2));
    if (kind === "diamonds") add(chance.pick(["bright", "soft"]), diamond(wave, top + wave / 2, wave / 2));
    if (kind === "outlines") add("line", diamond(wave, top + wave / 2, wave / 2));
    if (kind === "thread") add(chance.pick(["line", "faint"]), `M0 ${top + wave / 2}h${2 * wave}`);
  });
  return tile;
};

/** A trellis of crossing threads with some of its meshes filled. */
const trellis: Family = (chance) => {
  const mesh = 20;
  const { add, tile } = weave(4 * mesh, 4 * mesh, UPRIGHT);
  for (let row = 0; row < 4; row++) {
    for (let column = 0; column < 2; column++) {
      const [x, y] = [2 * mesh * column + (row % 2 ? 2 : 1) * mesh, mesh * (row + 1)];
      add("faint", diamond(x, y, mesh));
      const [reach, tone] = [chance.pick([4, 8, 12, 16]), chance.pick(ANY_TONE)];
      for (const left of [x, x - tile.width])
        for (const top of [y, y - tile.height]) add(tone, diamond(left, top, reach));
    }
  }
  return tile;
};

/** Over and under: each mesh is a bundle of threads that runs one way or the other, or a knot. */
const basket: Family = (chance) => {
  const [mesh, meshes] = [20, 3];
  const { add, tile } = weave(mesh * meshes, mesh * meshes, [45]);
  for (let row = 0; row < meshes; row++) {
    for (let column = 0; column < meshes; column++) {
      const [x, y, tone] = [mesh * column, mesh * row, chance.pick(ANY_TONE)];
      if (tone === "bright" || tone === "soft") {
        const margin = chance.pick([2, 4, 6]);
        add(tone, square(x + margin, y + margin, mesh - 2 * margin));
        continue;
      }
      const across = (row + column) % 2 === 0;
      for (const thread of [3, 10, 17]) {
        add(tone, across ? `M${x + 2} ${y + thread}h16` : `M${x + thread} ${y + 2}v16`);
      }
    }
  }
  return tile;
};

export const FAMILIES: readonly [Family, ...Family[]] = [scatter, medallion, steps, borders, trellis, basket];
