import { expect, test } from "vitest";
import { fold } from "./fold.ts";
import { indexedText } from "./indexed-text.ts";
import { matches, type Pattern } from "./pattern.ts";
import { queryOf } from "./query.ts";

const pattern = (q: string): Pattern => queryOf(q)?.pattern ?? "\0";
const titleOf = (text: string) => text.split("\n")[0] ?? "";

test("a synonym in a title is found in the title, one in the text is not", () => {
  const inTitle = indexedText(["Intelligence artificielle", "Un texte"].map(fold));
  const inTranslatedTitle = indexedText(["A title", "A text"].map(fold), [fold("Akili bandia")]);
  const inText = indexedText(["A title", "On artificial intelligence"].map(fold));
  for (const text of [inTitle, inTranslatedTitle, inText]) expect(matches(pattern("AI"), text)).toBe(true);
  const found = [inTitle, inTranslatedTitle, inText].map((text) => matches(pattern("AI"), titleOf(text)));
  expect(found).toEqual([true, true, false]);
});

test("however many synonyms a word has, a search compares few pieces", () => {
  const piecesOf = (part: Pattern): string[] =>
    typeof part === "string" ? [part] : ("all" in part ? part.all : part.any).flatMap(piecesOf);
  for (const q of ["AI policy", "password", "Cybersecurity"])
    expect(piecesOf(pattern(q)).length).toBeLessThanOrEqual(5);
  // Whatever has the word has its letters.
  expect(pattern("ጤና")).toBe("ጤና");
});
