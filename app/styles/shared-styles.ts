import { headingFontRules } from "./heading-font-rules.ts";

/** Stands before all other styles of a page: which layer outranks which must be said first. */
export const layerOrder = "@layer tokens,base,art,ui,shell,pages;";

/** On pages in whose letters the font has none, its rules are left out, and so it is not fetched. */
export const fontRules: string = headingFontRules();
