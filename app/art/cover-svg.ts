import { COVER_HEIGHT, COVER_WIDTH, type CoverKind, coverFor } from "./cover.ts";
import type { Tone } from "./cover-families.ts";
import { PALETTE } from "./palette.ts";

type Size = { width: number; height: number; theme: "light" | "dark" };

/** The cover as a picture of its own, where cover.tsx and its stylesheet are out of reach. */
export function coverSvg(kind: CoverKind, id: string, { width, height, theme }: Size): string {
  const drawing = coverFor(kind, id);
  const { gold, [`cover-${kind}` as const]: ground } = PALETTE[theme];
  const looks: Record<Tone, string> = {
    line: `stroke="${gold}"`,
    faint: `stroke="${gold}" opacity=".35"`,
    bright: `fill="${gold}" opacity=".85"`,
    soft: `fill="${gold}" opacity=".4"`,
  };
  const field = `M0 0h${COVER_WIDTH}v${COVER_HEIGHT}H0z`;
  const paths = drawing.layers.map(({ tone, path }) => `<path ${looks[tone]} d="${path}"/>`);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"`,
    ` viewBox="0 0 ${COVER_WIDTH} ${COVER_HEIGHT}" preserveAspectRatio="xMidYMid slice" fill="none">`,
    `<pattern id="tile" width="${drawing.width}" height="${drawing.height}" patternUnits="userSpaceOnUse"`,
    ` patternTransform="${drawing.transform}">${paths.join("")}</pattern>`,
    `<path fill="${ground}" d="${field}"/><path fill="url(#tile)" d="${field}"/></svg>`,
  ].join("");
}
