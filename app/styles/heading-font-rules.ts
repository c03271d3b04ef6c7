import address from "font:heading";

/** Fetched by the head script, so that slow connections and low-data mode can do without: app/shell/head-script.ts. */
export const headingFont: string = address;

/**
 * System fonts, and the width of Familjen Grotesk relative to each in per cent, measured on the headings of the site.
 * The first installed one is the fallback: see tokens.css.
 */
const fallbacks = [
  {
    name: "Arial",
    width: 90.9,
    local: ["Arial Bold", "Arial-BoldMT", "Helvetica-Bold", "Liberation Sans Bold"],
  },
  { name: "Roboto", width: 97.1, local: ["Roboto Bold", "Roboto-Bold"] },
  { name: "Noto", width: 87.4, local: ["Noto Sans Bold", "NotoSans-Bold"] },
  { name: "DejaVu", width: 79.5, local: ["DejaVu Sans Bold", "DejaVuSans-Bold"] },
];

/** The heights above and below the baseline, in per cent of the font size. */
const ascent = 102.5;
const descent = 22.5;

/**
 * The fallbacks of the heading font, scaled to its width and height, so that lines break in the same places. The rules
 * are inline: when a style sheet with font rules loads later, browsers look up all fonts again and headings jump.
 */
export function headingFontRules(): string {
  const rules = fallbacks.map(
    ({ name, width, local }) =>
      `@font-face{font-family:"Sized ${name}";src:${local.map((font) => `local("${font}")`).join()};` +
      `font-weight:500 700;size-adjust:${width}%;ascent-override:${inPerCent(ascent / width)};` +
      `descent-override:${inPerCent(descent / width)}}`,
  );
  return rules.join("");
}

function inPerCent(part: number): string {
  return `${(part * 100).toFixed(2)}%`;
}
