import { type Cloth, diamond, emptyTile, numbers } from "./tile.ts";

/** Borders one above the other: zigzags, rows of diamonds, plain threads. */
export const borders: Cloth = (random) => {
  const wave = random.pick([8, 10, 12]);
  const kinds = ["zigzag", "double", "diamonds", "outlines", "thread"] as const;
  const rows = ["diamonds", ...Array.from({ length: 4 }, () => random.pick(kinds))];
  const { add, tile } = emptyTile(2 * wave, rows.length * (wave + 6), [0]);
  rows.forEach((kind, row) => {
    const top = row * (wave + 6) + 3;
    const zigzag = (y: number) => `M0 ${y + wave}l${numbers(wave, -wave, wave, wave)}`;
    if (kind === "zigzag") add("line", zigzag(top));
    if (kind === "double") add("faint", zigzag(top - 2) + zigzag(top + 2));
    if (kind === "diamonds")
      add(row === 0 ? "bright" : random.pick(["bright", "soft"]), diamond(wave, top + wave / 2, wave / 2));
    if (kind === "outlines") add("line", diamond(wave, top + wave / 2, wave / 2));
    if (kind === "thread") add(random.pick(["line", "faint"]), `M0 ${top + wave / 2}h${2 * wave}`);
  });
  return tile;
};
