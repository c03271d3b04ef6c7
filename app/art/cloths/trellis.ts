import { ANY_TONE, type Cloth, diamond, emptyTile, UPRIGHT } from "./tile.ts";

/** A trellis of crossing threads with some of its meshes filled. */
export const trellis: Cloth = (chance) => {
  const mesh = 20;
  const { add, tile } = emptyTile(4 * mesh, 4 * mesh, UPRIGHT);
  for (let row = 0; row < 4; row++) {
    for (let column = 0; column < 2; column++) {
      const [x, y] = [2 * mesh * column + (row % 2 ? 2 : 1) * mesh, mesh * (row + 1)];
      add("faint", diamond(x, y, mesh));
      const [reach, tone] = [chance.pick([4, 8, 12, 16]), chance.pick(ANY_TONE)];
      // Meshes on the tile's edge are completed on the other side.
      for (const left of [x, x - tile.width].filter((at) => at > -reach)) {
        for (const top of [y, y - tile.height].filter((at) => at > -reach)) {
          add(tone, diamond(left, top, reach));
        }
      }
    }
  }
  return tile;
};
