import { clothColour } from "./cloth-colour.ts";
import type { Tone } from "./cloths/tile.ts";
import { COVER_HEIGHT, COVER_WIDTH, type CoverSeed, coverFor } from "./cover-pattern.ts";
import { PALETTE } from "./palette.ts";

type Frame = { width: number; height: number; theme: "light" | "dark"; zoom?: number };

/** The cover as a standalone SVG, for images without our style sheet. */
export function coverSvg({ kind, subject, id }: CoverSeed, { width, height, theme, zoom }: Frame): string {
  const drawing = coverFor(kind, id);
  const { gold, [`cloth-${clothColour(subject)}` as const]: ground } = PALETTE[theme];
  const scale = zoom ?? Math.max(width / COVER_WIDTH, height / COVER_HEIGHT);
  const looks: Record<Tone, string> = {
    line: `stroke="${gold}"`,
    faint: `stroke="${gold}" opacity=".35"`,
    bright: `fill="${gold}" opacity=".85"`,
    soft: `fill="${gold}" opacity=".4"`,
  };
  const paths = drawing.layers.map(({ tone, path }) => `<path ${looks[tone]} d="${path}"/>`);
  const field = `M0 0h${width}v${height}H0z`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="none">`,
    `<pattern id="tile" width="${drawing.width}" height="${drawing.height}" patternUnits="userSpaceOnUse"`,
    ` patternTransform="scale(${scale})${drawing.transform}">${paths.join("")}</pattern>`,
    `<path fill="${ground}" d="${field}"/><path fill="url(#tile)" d="${field}"/></svg>`,
  ].join("");
}
