import { ANY_TONE, type Cloth, emptyTile, square } from "./tile.ts";

/** A basket weave: each mesh is a bundle of horizontal or vertical threads, or a knot. */
export const basket: Cloth = (random) => {
  const [mesh, meshes] = [20, 3];
  const { add, tile } = emptyTile(mesh * meshes, mesh * meshes, [45]);
  for (let row = 0; row < meshes; row++) {
    for (let column = 0; column < meshes; column++) {
      const [x, y, tone] = [mesh * column, mesh * row, random.pick(ANY_TONE)];
      if (tone === "bright" || tone === "soft") {
        const margin = random.pick([2, 4, 6]);
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
