import blockStyles from "./blocks.css?inline";
import { headingFontRules } from "./heading-font-rules.ts";
import { letterFontRules } from "./letter-font-rules.ts";
import printStyles from "./print.css?inline";

/** Comes before all other styles of a page: the order of the layers must be known first. */
export const layerOrder = "@layer tokens,base,art,ui,shell,pages;";

/** On every page, because each shows at least the names of all languages; at the end of those in Latin letters. */
export const letterRules: string = letterFontRules();

/** Left out of pages in another script, whose letters the heading font does not have. */
export const fontRules: string = headingFontRules();

/**
 * `blockStyles`: galleries, players, footnotes and the like, for pages whose texts have them (app/rendering/renderer.tsx).
 * `printStyles`: for low-data pages, which load no print style sheet.
 */
export { blockStyles, printStyles };
