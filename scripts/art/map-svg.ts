import type { PALETTE } from "../../app/art/palette.ts";

type MapDrawing = {
  viewBox: string;
  dotStep: number;
  dots: string;
  arcs: readonly string[];
  cityDots: string;
  hub: { x: number; y: number };
};

/** The map as a file of its own, in the colours of one theme: the ground of the page headers. */
export function mapSvg(map: MapDrawing, { dot, gold, teal }: (typeof PALETTE)["light"]): string {
  const { x, y } = map.hub;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${map.viewBox}" fill="none" stroke="${gold}" stroke-width="1.3" stroke-linecap="round">`,
    `<path stroke="${dot}" stroke-width="4" stroke-dasharray="0 ${map.dotStep}" d="${map.dots}"/>`,
    `<path d="${map.arcs.join("")}"/><path stroke-width="5.6" d="${map.cityDots}"/>`,
    `<circle fill="${teal}" stroke-width="2" cx="${x}" cy="${y}" r="4.5"/><circle cx="${x}" cy="${y}" r="10"/></svg>\n`,
  ].join("");
}
