import type { PALETTE } from "./palette.ts";

type MapDrawing = {
  viewBox: string;
  dotStep: number;
  dots: string;
  arcs: readonly string[];
  cityDots: string;
  hub: { x: number; y: number };
};
type Colours = (typeof PALETTE)["light"];

/** The map as a file of its own, in the colours of one theme: the ground of the page headers. */
export function mapSvg(map: MapDrawing, colours: Colours): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${map.viewBox}" ${pen(colours)}>`,
    `${shapes(map, colours)}</svg>\n`,
  ].join("");
}

/** The map inside another picture, with its top left corner at a point. */
export function mapPart(map: MapDrawing, colours: Colours, place: { x: number; y: number; width: number }) {
  const [left = 0, top = 0, width = 0] = map.viewBox.split(" ").map(Number);
  const scale = place.width / width;
  const corner = `${place.x - left * scale} ${place.y - top * scale}`;
  return `<g transform="translate(${corner})scale(${scale})" ${pen(colours)}>${shapes(map, colours)}</g>`;
}

const pen = ({ gold }: Colours) => `fill="none" stroke="${gold}" stroke-width="1.3" stroke-linecap="round"`;

function shapes(
  { dotStep, dots, arcs, cityDots, hub: { x, y } }: MapDrawing,
  { dot, teal }: Colours,
): string {
  return [
    `<path stroke="${dot}" stroke-width="4" stroke-dasharray="0 ${dotStep}" d="${dots}"/>`,
    `<path d="${arcs.join("")}"/><path stroke-width="5.6" d="${cityDots}"/>`,
    `<circle fill="${teal}" stroke-width="2" cx="${x}" cy="${y}" r="4.5"/><circle cx="${x}" cy="${y}" r="10"/>`,
  ].join("");
}
