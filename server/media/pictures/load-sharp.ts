/** Loaded with the first picture: a site without any starts faster. */
export async function loadSharp() {
  const { default: sharp } = await import("sharp");
  // One thread draws, the others serve pages. What is drawn is cached by us.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}
