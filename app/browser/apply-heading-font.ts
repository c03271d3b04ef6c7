/**
 * Applies the heading font if it arrived after the first frame. Nothing may move: where a line would be wider or
 * narrower than in the fallback, its letters move together or apart by a hair, and where it would still break
 * differently, it keeps the fallback. If that does not help, all of the page does, until the next page.
 */
export async function applyHeadingFont(): Promise<void> {
  const root = document.documentElement as HTMLElement & {
    /** Set by the head script. */ font?: Promise<FontFace>;
  };
  const face = await root.font;
  const heading = document.querySelector("h1");
  if (!face || !heading || document.fonts.has(face)) return;
  // A task of its own: together with the start of the other scripts it would block a slow phone.
  await new Promise((resolve) => setTimeout(resolve));
  const { fontFamily } = getComputedStyle(heading);
  const boxes = boxesIn(fontFamily).map((box) => ({ box, place: placeOf(box), width: widthOf(box) }));
  const moved = () => boxes.filter(({ box, place }) => !isSame(placeOf(box), place));

  document.fonts.add(face);
  // Measured before any of them changes, or each would lay the page out again.
  const spacings = moved().map(({ box, width }) => {
    const spacing = Number.parseFloat(getComputedStyle(box).letterSpacing) || 0;
    return { box, letterSpacing: `${spacing + (width - widthOf(box)) / box.textContent.trim().length}px` };
  });
  for (const { box, letterSpacing } of spacings) box.style.letterSpacing = letterSpacing;
  const fallback = fontFamily.replace(/"?Familjen Grotesk"?,/, "");
  for (const { box } of moved()) Object.assign(box.style, { fontFamily: fallback, letterSpacing: "" });
  if (moved().length === 0) return;
  document.fonts.delete(face);
  for (const { box } of boxes) Object.assign(box.style, { fontFamily: "", letterSpacing: "" });
}

/** The boxes that hold text in this font, on the screen or above it. Movement below the screen does not count. */
function boxesIn(fontFamily: string): HTMLElement[] {
  const texts = document.createTreeWalker(
    document.body,
    NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
    (node) => {
      if (!(node instanceof Element)) return NodeFilter.FILTER_ACCEPT;
      const isBelow = node.getBoundingClientRect().top >= innerHeight;
      return isBelow ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_SKIP;
    },
  );
  const boxes = new Set<HTMLElement>();
  while (texts.nextNode()) {
    let box = texts.currentNode.parentElement as HTMLElement;
    if (!texts.currentNode.nodeValue?.trim() || getComputedStyle(box).fontFamily !== fontFamily) continue;
    while (getComputedStyle(box).display === "inline") box = box.parentElement as HTMLElement;
    if (box.getBoundingClientRect().height > 0) boxes.add(box);
  }
  return [...boxes];
}

/** Where the parts of a box begin, and its size. Nothing is beside a heading, and its width may depend on the font. */
function placeOf(box: HTMLElement): number[] {
  const { width, height } = box.getBoundingClientRect();
  const size = /^H\d/.test(box.tagName) ? [height] : [height, width];
  const parts = [box, ...box.querySelectorAll("*")].map((part) => {
    const range = document.createRange();
    range.selectNodeContents(part);
    return range.getClientRects()[0] ?? part.getBoundingClientRect();
  });
  return [...size, ...parts.flatMap(({ left, top }) => [left, top])];
}

/** Browsers count a movement from three pixels on; a font may sit one lower in its line. */
const isSame = (place: number[], other: number[]) =>
  place.every((value, index) => Math.abs(value - (other[index] ?? 0)) < 2);

/** The width of all lines together. */
function widthOf(box: HTMLElement): number {
  const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  let sum = 0;
  while (texts.nextNode()) {
    range.selectNode(texts.currentNode);
    for (const { width } of range.getClientRects()) sum += width;
  }
  return sum;
}
