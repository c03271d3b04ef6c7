import blockStyles from "./blocks.css?inline";

/** The styles of what texts may hold besides words and pictures: see app/rendering/renderer.tsx. */
export { blockStyles };
