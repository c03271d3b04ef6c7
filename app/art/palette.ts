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
    ground: "#0c1716",
    teal: "#41b3a8",
    gold: "#e0b23c",
    ink: "#d9f2ee",
    dot: "#2b4f4c",
    "cloth-teal": "#0c4846",
    "cloth-indigo": "#1c3157",
    "cloth-madder": "#5a2315",
    "cloth-moss": "#264227",
    "cloth-kola": "#4c3410",
    "cloth-wine": "#451e37",
  },
};
