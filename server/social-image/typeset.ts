import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Blob, Direction, Face, Font, Buffer as GlyphBuffer, shape } from "harfbuzzjs";
import { rootFolder } from "../../root-folder.ts";
import { readsRightToLeft, visualRuns } from "./text-runs.ts";
import { unpackWoff } from "./woff.ts";

/**
 * Turns a line of text into outlines. Widths and `tracking`, the space added between letters, are in em. A line of a
 * longer text gets the direction of that text.
 */
export type Typeset = (
  text: string,
  tracking: number,
  rightToLeft?: boolean,
) => {
  width: number;
  rightToLeft: boolean;
  /** From left to right, in em from the start of the line. */
  glyphs: Glyph[];
  draw(x: number, y: number, size: number): string;
};

export type Glyph = {
  typeface: Typeface;
  /** Its number in the font. */
  codepoint: number;
  x: number;
  y: number;
  /** In units of the font. */
  xAdvance: number;
  /** The letters that it shows; empty for dots and marks, which belong to the glyph beside them. */
  text: string;
};

export type Typeface = { font: Font; unitsPerEm: number; letters: ReadonlySet<number> };

const fontFolder = join(rootFolder, "server/social-image/fonts");

// The first font that has a letter is used: ours, then Noto for the letters of Hausa, Ewe, Yoruba, Amharic and Arabic.
const FILES = [
  "familjen-grotesk-latin",
  "familjen-grotesk-latin-ext",
  "familjen-grotesk-vietnamese",
  "noto-sans-latin-ext",
  "noto-sans-ethiopic-ethiopic",
  "noto-sans-arabic-arabic",
];

async function loadTypeface(name: string): Promise<Typeface> {
  const woff = await readFile(join(fontFolder, `${name}-700-normal.woff`));
  const face = new Face(new Blob(unpackWoff(woff)));
  return { font: new Font(face), unitsPerEm: face.upem, letters: new Set(face.collectUnicodes()) };
}

/** Finds the first font that has a letter; undefined if none has it. */
export async function loadFonts(): Promise<(grapheme: string) => Typeface | undefined> {
  const typefaces = await Promise.all(FILES.map(loadTypeface));
  return (grapheme) =>
    typefaces.find(({ letters }) => [...grapheme].every((letter) => letters.has(letter.codePointAt(0) ?? 0)));
}

/** Uses bundled fonts, because the machine may have none. */
export async function loadTypesetter(): Promise<Typeset> {
  const fontFor = await loadFonts();

  return (text, tracking, direction = readsRightToLeft(text)) => {
    let width = 0;
    const placed = visualRuns(text, fontFor, direction).flatMap(
      ({ text: runText, font: typeface, rightToLeft }) =>
        glyphsOf(runText, typeface.font, rightToLeft).map((glyph) => {
          const em = typeface.unitsPerEm;
          const at = { ...glyph, typeface, x: width + glyph.xOffset / em, y: glyph.yOffset / em };
          // No tracking within joined scripts, between a letter and its mark, or in Ethiopic.
          const isTracked = !rightToLeft && glyph.xAdvance > 0 && !/\p{Script=Ethiopic}/u.test(runText);
          width += glyph.xAdvance / em + (isTracked ? tracking : 0);
          return at;
        }),
    );
    const draw = (x: number, y: number, size: number) =>
      placed
        .map(({ typeface, codepoint, x: left, y: up }) => {
          const scale = size / typeface.unitsPerEm;
          const corner = `${(x + left * size).toFixed(2)} ${(y - up * size).toFixed(2)}`;
          const outline = typeface.font.glyphToPath(codepoint);
          return (
            outline && `<path transform="translate(${corner})scale(${scale} ${-scale})" d="${outline}"/>`
          );
        })
        .join("");
    return { width, rightToLeft: direction, glyphs: placed, draw };
  };
}

function glyphsOf(text: string, font: Font, rightToLeft: boolean) {
  const buffer = new GlyphBuffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  buffer.setDirection(rightToLeft ? Direction.RTL : Direction.LTR);
  shape(font, buffer);
  const positions = buffer.getGlyphPositions();
  const infos = buffer.getGlyphInfos();
  const widestOf = (cluster: number) => {
    const widths = infos.map((one, index) =>
      one.cluster === cluster ? (positions[index]?.xAdvance ?? 0) : -1,
    );
    return widths.indexOf(Math.max(...widths));
  };
  const starts = [...new Set(infos.map(({ cluster }) => cluster))].sort((a, b) => a - b);
  return infos.map(({ codepoint, cluster }, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    const letters =
      index === widestOf(cluster)
        ? text.slice(
            cluster,
            starts.find((start) => start > cluster),
          )
        : "";
    return { codepoint, xAdvance, xOffset, yOffset, text: letters };
  });
}
