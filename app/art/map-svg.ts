import { arcs, cityDots, dotStep, dots, hub, viewBox } from "./map.generated.ts";
import { PALETTE } from "./palette.ts";

type Frame = { x: number; y: number; width: number; theme: "light" | "dark" };

/** The map as plain SVG, for images without our style sheet. */
export function mapSvg({ x, y, width, theme }: Frame): string {
  const { dot, gold, teal } = PALETTE[theme];
  const [left = 0, top = 0, ownWidth = 0] = viewBox.split(" ").map(Number);
  const scale = width / ownWidth;
  const center = `cx="${hub.x}" cy="${hub.y}"`;
  return [
    `<g transform="translate(${x - left * scale} ${y - top * scale})scale(${scale})"`,
    ` fill="none" stroke="${gold}" stroke-width="1.3" stroke-linecap="round">`,
    `<path stroke="${dot}" stroke-width="4" stroke-dasharray="0 ${dotStep}" d="${dots}"/>`,
    `<path d="${arcs.join("")}"/><path stroke-width="5.6" d="${cityDots}"/>`,
    `<circle fill="${teal}" stroke-width="2" ${center} r="4.5"/><circle ${center} r="10"/></g>`,
  ].join("");
}
