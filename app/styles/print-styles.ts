import printStyles from "./print.css?inline";

/** The print rules, inlined in pages that load no print style sheet (low-data mode). */
export { printStyles };
