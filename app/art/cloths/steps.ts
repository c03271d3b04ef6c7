import { type Cloth, emptyTile, square, UPRIGHT } from "./tile.ts";

/** The stepped diamond of the border, cell by cell, with its own order of rings. */
export const steps: Cloth = (random) => {
  const cell = 5;
  const reach = random.pick([5, 6, 7, 8]);
  const side = 2 * reach + random.pick([0, 2]);
  const { add, tile } = emptyTile(side * cell, side * cell, UPRIGHT);
  const rings = Array.from({ length: reach + 1 }, () => random.pick(["bright", "soft", "bare"]));
  // One bright ring beside a bare one, or some cloths would be plain chequers.
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
