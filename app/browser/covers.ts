/** Draws the covers that the server left out of the page to save bytes, as app/art/cover.tsx would have drawn them. */
import styles from "../art/cover.module.css";
import { COVER_HEIGHT, COVER_WIDTH, type CoverKind, coverFor } from "../art/cover.ts";

export function drawCovers(part: ParentNode): void {
  for (const plain of part.querySelectorAll<HTMLElement>("[data-cover]")) {
    const [, kind = "", id = ""] = /^(\w+)\/(.*)$/s.exec(plain.dataset.cover ?? "") ?? [];
    const { width, height, transform, layers } = coverFor(kind as CoverKind, id);
    const tile = `cover-${plain.dataset.cover}`;
    const pattern = draw("pattern", {
      ...{ id: tile, width, height, patternUnits: "userSpaceOnUse", patternTransform: transform },
    });
    pattern.append(...layers.map(({ tone, path }) => draw("path", { class: styles[tone], d: path })));
    const svg = draw("svg", {
      class: plain.className.replace(styles.plain ?? "", ""),
      viewBox: `0 0 ${COVER_WIDTH} ${COVER_HEIGHT}`,
      preserveAspectRatio: "xMidYMid slice",
      "aria-hidden": "true",
    });
    const fill = `url(#${CSS.escape(tile)})`;
    svg.append(pattern, draw("path", { d: `M0 0h${COVER_WIDTH}v${COVER_HEIGHT}H0z`, fill }));
    plain.replaceWith(svg);
  }
}

function draw(name: string, attributes: Record<string, string | number | undefined>): SVGElement {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}
