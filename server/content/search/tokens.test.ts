import fc from "fast-check";
import { expect, test } from "vitest";
import { fold } from "./fold.ts";
import { stemOf, stopWords, wordsOf } from "./tokens.ts";

test("signs and spaces part words, in every script", () => {
  expect(wordsOf(fold("CI/CD: the model's 2nd “Test”"))).toEqual([
    ..."ci cd the model s 2nd test".split(" "),
  ]);
  expect(wordsOf(fold("የመረጃ ደህንነት، الأمن"))).toHaveLength(3);
  expect(wordsOf("%% €")).toEqual([]);
});

test.each([
  "lesson lessons",
  "policy policies",
  "ethic ethics ethical ethically",
  "statistics statistical",
  "train trains trained training",
  "share shares shared sharing",
  "plan plans planned planning",
  "model models modelled modelling",
  "class classes",
  "virus viruses",
  "family families",
  "supply supplies",
  "detect detects detected detecting detection",
  "translate translated translation translations",
  "organise organising organisation organisations",
  "verify verifies verified verification",
  "safe safely",
  "code coding coded",
  "speech speeches",
])("%s have one stem", (words) => {
  expect(new Set(words.split(" ").map(stemOf))).toHaveLength(1);
});

test.each([
  "news new",
  "question quest",
  "nation nat",
  "speed spe",
  "string str",
  "mission miss",
  "embed member",
])("%s do not", (words) => {
  expect(new Set(words.split(" ").map(stemOf))).toHaveLength(2);
});

test("a stem starts its word and has three letters, or is all of it", () => {
  const ending = fc.constantFrom(
    ..."s es ies ied ed eed ing ly ely ically ation ification tion y e ss".split(" "),
  );
  const letters = fc.string({ unit: fc.constantFrom(..."abeilnpsty"), maxLength: 5 });
  fc.assert(
    fc.property(letters, ending, (start, end) => {
      const word = start + end;
      expect(word.startsWith(stemOf(word)), word).toBe(true);
      expect(stemOf(word).length, word).toBeGreaterThanOrEqual(Math.min(3, word.length));
    }),
    { numRuns: 5000 },
  );
});

test("other scripts are left alone", () => {
  for (const word of wordsOf(fold("ደህንነት الاصطناعي приветствие"))) expect(stemOf(word)).toBe(word);
});

test("stop words are folded as words are", () => {
  for (const word of stopWords) expect(wordsOf(fold(word))).toEqual([word]);
});
