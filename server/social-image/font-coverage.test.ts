import { expect, test } from "vitest";
import { wordsIn } from "../../app/words/words.ts";
import { languageCodes, languages } from "../../languages.ts";
import { loadFonts } from "./typeset.ts";

/** Every sentence and name among the words of a language. */
function textsIn(words: unknown): string[] {
  if (typeof words === "string") return [words];
  return words && typeof words === "object" ? Object.values(words).flatMap(textsIn) : [];
}

test.each(languageCodes)("social images have a font for every letter of %s", async (language) => {
  const fontFor = await loadFonts();
  const text = [...textsIn(wordsIn(language)), languages[language].name].join(" ").normalize("NFC");
  const letters = new Set([...new Intl.Segmenter().segment(text)].map(({ segment }) => segment));
  // Space takes the font of what it follows; signs are not in titles.
  const missing = [...letters].filter((letter) => /[\p{L}\p{N}\p{P}]/u.test(letter) && !fontFor(letter));
  expect(missing).toEqual([]);
});
