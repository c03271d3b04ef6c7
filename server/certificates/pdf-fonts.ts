import type { Glyph, Typeface } from "../social-image/typeset.ts";
import { type PdfFile, utf16 } from "./pdf-file.ts";

type Used = { typeface: Typeface; codepoint: number; xAdvance: number; text: string };
/** By outline and letters: in Arabic, letters that differ only in their dots share an outline. */
type Font = { name: string; typeface: Typeface; glyphs: Map<string, Used & { code: number }> };

/** Codes of one byte; 0 stays free. */
const maxGlyphs = 255;

/**
 * The fonts of a document, as Type 3: each holds only the outlines that the document uses, so that no font is embedded
 * whole, and the text can still be selected, searched and copied.
 */
export function pdfFonts() {
  const fonts: Font[] = [];

  const keyOf = ({ codepoint, text }: Glyph) => `${codepoint} ${text}`;
  const fontFor = (glyph: Glyph): Font => {
    const { typeface } = glyph;
    const own = fonts.filter((font) => font.typeface === typeface);
    const found = own.find(({ glyphs }) => glyphs.has(keyOf(glyph)) || glyphs.size < maxGlyphs);
    if (found) return found;
    const font: Font = { name: `F${fonts.length + 1}`, typeface, glyphs: new Map() };
    fonts.push(font);
    return font;
  };

  return {
    /** The name of the font in the page's resources, and the code of the glyph in hexadecimal. */
    codeOf(glyph: Glyph): { font: string; code: string } {
      const font = fontFor(glyph);
      const { typeface, codepoint, xAdvance, text } = glyph;
      const code = font.glyphs.get(keyOf(glyph))?.code ?? font.glyphs.size + 1;
      font.glyphs.set(keyOf(glyph), { typeface, codepoint, xAdvance, code, text });
      return { font: font.name, code: code.toString(16).padStart(2, "0") };
    },
    /** Adds the fonts to the file, and returns the dictionary of the resources. */
    addTo: (file: PdfFile): string => fonts.map((font) => `/${font.name} ${addFont(file, font)}`).join(""),
  };
}

function addFont(file: PdfFile, { typeface, glyphs }: Font): string {
  const all = [...glyphs.values()];
  const added = new Map<string, string>();
  const outlines = all.map(({ codepoint, xAdvance, code }) => {
    const key = `${codepoint} ${xAdvance}`;
    const outline = `${xAdvance} 0 d0\n${outlineOf(typeface.font.glyphToPath(codepoint))}`;
    const drawn = added.get(key) ?? file.add("", outline);
    added.set(key, drawn);
    return `/g${code} ${drawn}`;
  });
  const scale = 1 / typeface.unitsPerEm;
  return file.add(
    [
      "/Type/Font/Subtype/Type3/FontBBox[0 0 0 0]",
      `/FontMatrix[${scale} 0 0 ${scale} 0 0]/FirstChar 1/LastChar ${all.length}`,
      `/Widths[${all.map(({ xAdvance }) => xAdvance).join(" ")}]`,
      `/Encoding<</Type/Encoding/Differences[1${all.map(({ code }) => `/g${code}`).join("")}]>>`,
      `/CharProcs<<${outlines.join("")}>>/Resources<<>>/ToUnicode ${file.add("", toUnicode(all))}`,
    ].join(""),
  );
}

/** Which letters each code stands for, for searching and copying. */
function toUnicode(glyphs: { code: number; text: string }[]): string {
  const invisible = "\u200b";
  const lines = glyphs.map(
    ({ code, text }) => `<${code.toString(16).padStart(2, "0")}> <${utf16(text || invisible)}>`,
  );
  // A block may have at most 100 lines.
  const blocks = Array.from({ length: Math.ceil(lines.length / 100) }, (_, index) => {
    const block = lines.slice(index * 100, (index + 1) * 100);
    return `${block.length} beginbfchar\n${block.join("\n")}\nendbfchar`;
  });
  return [
    "/CIDInit /ProcSet findresource begin 12 dict begin begincmap",
    "/CIDSystemInfo <</Registry (Adobe) /Ordering (UCS) /Supplement 0>> def",
    "/CMapName /Adobe-Identity-UCS def /CMapType 2 def",
    "1 begincodespacerange <00> <FF> endcodespacerange",
    ...blocks,
    "endcmap CMapName currentdict /CMap defineresource pop end end",
  ].join("\n");
}

type Point = [number, number];

/** From an SVG path to the operators of PDF, which has no quadratic curves. */
function outlineOf(path: string): string {
  let at: Point = [0, 0];
  const operators = [...path.matchAll(/([MLQCZ])([^MLQCZ]*)/g)].map(([, command, numbers = ""]) => {
    const n = (numbers.match(/-?[\d.]+/g) ?? []).map(Number);
    const points = Array.from({ length: n.length / 2 }, (_, i): Point => [n[2 * i] ?? 0, n[2 * i + 1] ?? 0]);
    if (command === "Z") return "h";
    const last = points.at(-1) ?? at;
    const written =
      command === "Q" ? [...cubic(at, points[0] ?? at, last), last] : command === "C" ? points : [last];
    at = last;
    const operator = { M: "m", L: "l", Q: "c", C: "c" }[command as "M" | "L" | "Q" | "C"];
    return `${written.flat().map(Math.round).join(" ")} ${operator}`;
  });
  return [...operators, "f"].join("\n");
}

/** The two control points of the same curve as a cubic one. */
function cubic(from: Point, control: Point, to: Point): [Point, Point] {
  const towards = ([x, y]: Point): Point => [x + (2 / 3) * (control[0] - x), y + (2 / 3) * (control[1] - y)];
  return [towards(from), towards(to)];
}
