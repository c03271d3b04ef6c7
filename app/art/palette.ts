import type { ClothColour } from "./cloth-colour.ts";

type Palette = Record<"ground" | "teal" | "gold" | "ink" | "dot" | `cloth-${ClothColour}`, string>;

/**
 * The colour tokens as literals, for pictures without a style sheet: icons, social images, the film. A test compares
 * them with styles/tokens.css.
 */
export const PALETTE: Record<"light" | "dark", Palette> = {
  light: {
    ground: "#ffffff",
    teal: "#0b5351",
    gold: "#c9971c",
    ink: "#0d2626",
    dot: "#b9cfcd",
    "cloth-teal": "#0b5351",
    "cloth-indigo": "#1d3461",
    "cloth-madder": "#6b2716",
    "cloth-moss": "#2b4a2a",
    "cloth-kola": "#5b3d12",
    "cloth-wine": "#4a1f3a",
  },
  dark: {
    ground: "#060b0b",
    teal: "#2a9d93",
    gold: "#e0b23c",
    ink: "#d3f1ec",
    dot: "#21403e",
    "cloth-teal": "#0a3a38",
    "cloth-indigo": "#14233f",
    "cloth-madder": "#43190f",
    "cloth-moss": "#1a2f1b",
    "cloth-kola": "#38260c",
    "cloth-wine": "#311527",
  },
};
