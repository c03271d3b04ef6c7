import { headingFontRules } from "./heading-font.ts";

/** Stands before all other styles of a page: which layer outranks which must be said first. */
export const sharedStyles = `@layer tokens,base,art,ui,shell,pages;${headingFontRules()}`;
