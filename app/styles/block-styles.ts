import blockStyles from "./blocks.css?inline";

/** The styles of what a text may hold besides words and pictures: on the pages where it does. */
export { blockStyles };

/** In text the quotation mark would be escaped. */
export const showsBlocks = (html: string) => html.includes(' class="block-');
