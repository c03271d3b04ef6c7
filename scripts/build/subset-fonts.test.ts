import { Blob, Face } from "harfbuzzjs";
import { expect, test } from "vitest";
import { wordsIn } from "../../app/words/words.ts";
import { pageNames } from "../../content/pages/index.ts";
import { languageCodes, languages } from "../../languages.ts";
import { budgets } from "../../tests/budgets/budgets.ts";
import { pageWords } from "../../tests/page-words.ts";
import { type FontName, subset } from "./subset-fonts.ts";

const fontOf = { Latin: "heading", Ethiopic: "ethiopic", Arabic: "arabic" } as const;

async function lettersIn(name: FontName): Promise<Set<number>> {
  return new Set(new Face(new Blob(await subset(name, "sfnt"))).collectUnicodes());
}

/** Every sentence and name among these words. */
function textsIn(words: unknown): string[] {
  if (typeof words === "string") return [words];
  return words && typeof words === "object" ? Object.values(words).flatMap(textsIn) : [];
}

test.each(languageCodes)("the font has every letter, digit and mark of the texts in %s", async (language) => {
  const { letters, name } = languages[language];
  const texts = [
    ...textsIn(wordsIn(language)),
    ...pageNames.flatMap((page) => textsIn(pageWords(page, language))),
  ];
  const known = await lettersIn(fontOf[letters]);
  const ofScript = letters === "Latin" ? /[\p{Script=Latin}\d]/u : new RegExp(`\\p{Script=${letters}}`, "u");
  const used = new Set([...texts.join(" "), ...name].filter((letter) => ofScript.test(letter)));
  expect([...used].filter((letter) => !known.has(letter.codePointAt(0) ?? 0))).toEqual([]);
});

test("the fonts have the punctuation and numerals that texts may get later", async () => {
  const missing = async (name: FontName, letters: string) => {
    const known = await lettersIn(name);
    return [...letters].filter((letter) => !known.has(letter.codePointAt(0) ?? 0));
  };
  expect(await missing("heading", "0123456789–—‘’“”«»…?!&:")).toEqual([]);
  expect(await missing("ethiopic", "፡።፣፤፥፦፧፨፩፪፫፬፭፮፯፰፱፲፳፴፵፶፷፸፹፺፻፼ቈኰጐቨ")).toEqual([]);
  expect(await missing("arabic", "،؛؟٪٠١٢٣٤٥٦٧٨٩ًٌٍَُِّْٰءآأؤإئةىپچڤگ")).toEqual([]);
});

test("the files are within their budgets", async () => {
  const size = async (...names: FontName[]) =>
    (await Promise.all(names.map((name) => subset(name)))).reduce((sum, { length }) => sum + length, 0);
  expect(await size("heading")).toBeLessThanOrEqual(budgets.fonts);
  expect(await size("arabic", "arabic-name")).toBeLessThanOrEqual(budgets.lettersOfScript);
  expect(await size("ethiopic", "ethiopic-name")).toBeLessThanOrEqual(budgets.lettersOfScript);
});

test.each(["heading", "arabic", "ethiopic"] as const)(
  "%s names its authors and its licence",
  async (name) => {
    const text = (await subset(name, "sfnt")).toString("latin1").replaceAll("\0", "");
    expect(/Copyright 20\d\d The [\w ]+ Project Authors/.test(text)).toBe(true);
    expect(text.includes("https://scripts.sil.org/OFL")).toBe(true);
  },
);

test.each([
  ["heading", 500, 700],
  ["arabic", 400, 700],
  ["ethiopic", 400, 700],
] as const)("%s has every weight from %i to %i", async (name, min, max) => {
  const face = new Face(new Blob(await subset(name, "sfnt")));
  expect(face.getAxisInfos()).toMatchObject({ wght: { min, max } });
});
