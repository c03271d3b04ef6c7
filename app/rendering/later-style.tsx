import { useAssets } from "./assets.ts";

/**
 * The styles that a page names in `laterStyles`. They come after its first screen and before everything that uses them:
 * on a slow line the first screen is painted earlier.
 */
export function LaterStyle() {
  const { laterStyle } = useAssets();
  // Our own constant, which React would escape as text.
  return laterStyle ? <style dangerouslySetInnerHTML={{ __html: laterStyle }} /> : null;
}
