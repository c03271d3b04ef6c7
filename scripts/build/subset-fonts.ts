/** The fonts that visitors may fetch: published fonts, reduced to the letters and weights that the site needs. */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";
import type { Plugin } from "vite";
import { languages } from "../../languages.ts";

type Font = {
  /** A file of an npm package. */
  source: string;
  letters: string;
  weights: number | { min: number; max: number };
  /** OpenType features. Others would add glyphs that no page uses, such as stylistic sets. */
  features: string[];
};

const latin = "@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2";
const arabic = {
  source: "@fontsource-variable/noto-sans-arabic/files/noto-sans-arabic-arabic-wght-normal.woff2",
  // With marks, both sets of digits, and the letters of foreign names.
  letters: `،؛؟${range(0x621, 0x63a)}${range(0x640, 0x66d)}ٰٱپچڤژکگیەۀ۔${range(0x6f0, 0x6f9)}`,
  // Joined forms, ligatures, and the places of marks.
  features: ["ccmp", "isol", "init", "medi", "fina", "rlig", "liga", "calt", "curs", "kern", "mark", "mkmk"],
};
const ethiopic = {
  source: "@fontsource-variable/noto-sans-ethiopic/files/noto-sans-ethiopic-ethiopic-wght-normal.woff2",
  // All except the rare extensions: Amharic, Tigrinya and others, punctuation and numerals.
  letters: range(0x1200, 0x1399),
  // Without kerning, which would double the size.
  features: ["ccmp", "mark", "mkmk"],
};

/** A page imports the address of each as `font:heading`, `font:arabic` and so on. */
export const fonts = {
  /** The letters of English, French, Portuguese and Swahili. Other letters are in the fallback font. */
  heading: {
    source: latin,
    letters: `${range(0x20, 0x7e)}\u00a0©°·¡¿«»–—‘’“”…•€ÀÁÂÃÄÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜàáâãäæçèéêëìíîïñòóôõöùúûüÿŒœŸ`,
    weights: { min: 500, max: 700 },
    features: ["kern"],
  },
  /** In all weights that Latin text and headings have. */
  arabic: { ...arabic, weights: { min: 400, max: 700 } },
  ethiopic: { ...ethiopic, weights: { min: 400, max: 700 } },
  /** The name of the language, for links to it on pages in other languages. */
  "arabic-name": { ...arabic, weights: 400, letters: languages.ar.name },
  "ethiopic-name": { ...ethiopic, weights: 400, letters: languages.am.name },
} satisfies Record<string, Font>;

export type FontName = keyof typeof fonts;

/** The authors and the address of the licence stay in each file, as the Open Font License requires. */
const keptNames = [0, 13, 14];

export async function subset(name: FontName, targetFormat: "woff2" | "sfnt" = "woff2"): Promise<Buffer> {
  const { source, letters, weights, features } = fonts[name];
  const font = await readFile(fileURLToPath(import.meta.resolve(source)));
  return subsetFont(font, letters, {
    targetFormat,
    variationAxes: { wght: weights },
    keepFeatures: features,
    noHinting: true,
    preserveNameIds: keptNames,
  });
}

/** Resolves `font:name` to the address of the file. In node_modules, from where Vite serves it in development. */
export function subsetFonts(root: string): Plugin {
  const folder = join(root, "node_modules", ".cache", "fonts");
  const write = async (name: FontName) => {
    const path = join(folder, `${name}.woff2`);
    await mkdir(folder, { recursive: true });
    await writeFile(path, await subset(name));
    return path;
  };
  const written = new Map<FontName, Promise<string>>();
  return {
    name: "subset-fonts",
    enforce: "pre",
    async resolveId(id) {
      if (!id.startsWith("font:")) return;
      const name = id.slice("font:".length) as FontName;
      if (!Object.hasOwn(fonts, name))
        this.error(`There is no font ${name} in scripts/build/subset-fonts.ts.`);
      if (!written.has(name)) written.set(name, write(name));
      return `${await written.get(name)}?url&no-inline`;
    },
  };
}

function range(from: number, to: number): string {
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
}
