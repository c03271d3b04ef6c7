import blockStyles from "./blocks.css?inline";
import { headingFontRules } from "./heading-font-rules.ts";
import printStyles from "./print.css?inline";

/** Comes before all other styles of a page: the order of the layers must be known first. */
export const layerOrder = "@layer tokens,base,art,ui,shell,pages;";

/** Left out of pages whose script the font does not cover, so that they do not fetch it. */
export const fontRules: string = headingFontRules();

/**
 * `blockStyles`: galleries, players, footnotes and the like, for pages whose texts have them (app/rendering/renderer.tsx).
 * `printStyles`: for low-data pages, which load no print style sheet.
 */
export { blockStyles, printStyles };
