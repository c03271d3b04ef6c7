import type { CoverKind } from "./cover.ts";

type Palette = Record<"ground" | "teal" | "gold" | "ink" | "dot" | `cover-${CoverKind}`, string>;

/**
 * The tokens as literals, for pictures that no stylesheet reaches: icons, social images, the film.
 * A test holds them equal to styles/tokens.css.
 */
export const PALETTE: Record<"light" | "dark", Palette> = {
  light: {
    ground: "#ffffff",
    teal: "#0b5351",
    gold: "#c9971c",
    ink: "#0d2626",
    dot: "#b9cfcd",
    "cover-work": "#0b5351",
    "cover-news": "#123f52",
    "cover-event": "#6b2716",
    "cover-resource": "#2b4a2a",
  },
  dark: {
    ground: "#060b0b",
    teal: "#2a9d93",
    gold: "#e0b23c",
    ink: "#d3f1ec",
    dot: "#21403e",
    "cover-work": "#0a3a38",
    "cover-news": "#0d2b38",
    "cover-event": "#43190f",
    "cover-resource": "#1a2f1b",
  },
};
