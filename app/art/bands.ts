import type { CoverKind } from "./cover-pattern.ts";

/** The weave of each section's narrow band, one letter per cell: g gold, f faint gold. */
export const BANDS: Record<CoverKind, readonly string[]> = {
  // A basket weave: bundles of threads across and down.
  work: [
    "........f.f.f.",
    "ggggggg.f.f.f.",
    "........f.f.f.",
    "ggggggg.f.f.f.",
    "........f.f.f.",
    "ggggggg.f.f.f.",
    "........f.f.f.",
  ],
  // A zigzag, with small diamonds in its bends.
  news: [
    "g....fff....",
    ".g....f....g",
    "..g.......g.",
    "...g.....g..",
    "....g...g...",
    "f....g.g....",
    "ff....g....f",
  ],
  // Diamonds within diamonds.
  event: [
    "......g.....",
    ".....g.g....",
    "....g.f.g...",
    "f..g.fgf.g..",
    "....g.f.g...",
    ".....g.g....",
    "......g.....",
  ],
  // Steps, up and down again.
  resource: [
    "......g.....",
    "......g.....",
    "....ggggg...",
    "....f...f...",
    "..ggggggggg.",
    "..f.......f.",
    "gggggggggggg",
  ],
};

/** How many pixels wide and high a cell is. */
export const CELL: number = 2;
