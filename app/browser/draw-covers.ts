/** Draws the covers that the server left out to save bytes, exactly as app/art/cover.tsx would. */
import styles from "../art/cover.module.css";
import { COVER_HEIGHT, COVER_WIDTH, type CoverKind, coverFor } from "../art/cover-pattern.ts";

/** Each cover is its own task: drawn together, they would block a slow phone for too long. */
export function drawCovers(part: ParentNode): void {
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  for (const cover of part.querySelectorAll<SVGElement>("[data-cover]"))
    whenIdle(() => drawCover(cover, cover.dataset.cover));
}

/** `seed` is the kind and id of a record: "news/clinic". */
export function drawCover(cover: SVGElement, seed = ""): void {
  const [, kind = "", id = ""] = /^(\w+)\/(.*)$/s.exec(seed) ?? [];
  const { width, height, transform, layers } = coverFor(kind as CoverKind, id);
  const tile = `cover-${seed}`;
  const pattern = draw("pattern", {
    ...{ id: tile, width, height, patternUnits: "userSpaceOnUse", patternTransform: transform },
  });
  pattern.append(...layers.map(({ tone, path }) => draw("path", { class: styles[tone], d: path })));
  const fill = `url(#${CSS.escape(tile)})`;
  cover.append(pattern, draw("path", { d: `M0 0h${COVER_WIDTH}v${COVER_HEIGHT}H0z`, fill }));
  set(cover, {
    class: styles.cover,
    viewBox: `0 0 ${COVER_WIDTH} ${COVER_HEIGHT}`,
    preserveAspectRatio: "xMidYMid slice",
  });
  delete cover.dataset.cover;
}

type Attributes = Record<string, string | number | undefined>;

function draw(name: string, attributes: Attributes): SVGElement {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  set(element, attributes);
  return element;
}

function set(element: SVGElement, attributes: Attributes): void {
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
}
