import { useAssets } from "./assets.ts";

/** The menu is measured after this element: see fit-menu-script.ts. */
export const LATER_STYLE = "later-style";

/**
 * The styles that a page does not name in `firstStyles`. They come after its first screen and before everything that uses
 * them: on a slow line the first screen is painted earlier.
 */
export function LaterStyle() {
  const { laterStyle } = useAssets();
  // Our own constant, which React would escape as text.
  return laterStyle ? <style id={LATER_STYLE} dangerouslySetInnerHTML={{ __html: laterStyle }} /> : null;
}
