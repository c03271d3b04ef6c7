import printStyles from "./print.css?inline";

/** The rules for paper, for pages that fetch no sheet of their own. */
export { printStyles };
