import { htmlTree, textOf } from "./html-tree.ts";

/** The words of a title, which WordPress may have written with tags and entities. */
export const plainTextOf = (html: string): string => textOf(htmlTree(html)).replace(/\s+/g, " ").trim();
