import { expect, test } from "vitest";
import { acceptedLanguage } from "./accepted-language.ts";

test.each([
  ["fr-CM,fr;q=0.9,en;q=0.8", "fr"],
  ["de, ar;q=0.5, en;q=0.4", "ar"],
  ["en;q=0.2, AM;q=0.9", "am"],
  ["fr;q=0, sw", "sw"],
  ["constructor, de", "en"],
  ["", "en"],
  [null, "en"],
])("%s: %s", (header, language) => {
  expect(acceptedLanguage(header)).toBe(language);
});
