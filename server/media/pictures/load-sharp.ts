/** Loads the library with the first picture, so that the site starts faster. */
export async function loadSharp() {
  const { default: sharp } = await import("sharp");
  // One thread encodes, the others serve pages. This program has its own cache.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}
