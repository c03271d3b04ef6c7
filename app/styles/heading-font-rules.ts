import address from "@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2?url";

/**
 * Fonts that visitors have, and how wide Familjen Grotesk is in relation to them, in per cent: measured on the
 * headings of the site. The first one that is there stands in for it: see tokens.css.
 */
const fallbacks = [
  {
    name: "Arial",
    width: 90.9,
    local: ["Arial Bold", "Arial-BoldMT", "Helvetica-Bold", "Liberation Sans Bold"],
  },
  { name: "Roboto", width: 97.1, local: ["Roboto Bold", "Roboto-Bold"] },
  { name: "Noto", width: 87.4, local: ["Noto Sans Bold", "NotoSans-Bold"] },
  { name: "DejaVu", width: 76.8, local: ["DejaVu Sans Bold", "DejaVuSans-Bold"] },
];

/** How far it reaches above and below the line, in per cent of its size. */
const ascent = 103;
const descent = 23;

/**
 * The font of headings, and others at its width and height, in which a line breaks in the same place. Their rules
 * are in the page itself and in no style sheet: when a sheet with font rules loads later, browsers look up all
 * fonts again, and headings would jump.
 */
export function headingFontRules(): string {
  const ofFallbacks = fallbacks.map(
    ({ name, width, local }) =>
      `@font-face{font-family:"Sized ${name}";src:${local.map((font) => `local("${font}")`).join()};` +
      `font-weight:500 700;size-adjust:${width}%;ascent-override:${inPerCent(ascent / width)};` +
      `descent-override:${inPerCent(descent / width)}}`,
  );
  return [
    `@font-face{font-family:"Familjen Grotesk";src:url(${address})format("woff2");font-weight:400 700;`,
    "font-display:optional}",
    ...ofFallbacks,
  ].join("");
}

function inPerCent(part: number): string {
  return `${(part * 100).toFixed(1)}%`;
}
