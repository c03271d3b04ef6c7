import { ANY_TONE, type Cloth, diamond, emptyTile, UPRIGHT } from "./tile.ts";

/** Loose diamonds in staggered rows, large and small. */
export const scatter: Cloth = (chance) => {
  const { add, tile } = emptyTile(144, 96, UPRIGHT);
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
