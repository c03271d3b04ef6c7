import { expect, test } from "vitest";
import { languageCodes } from "../../languages.ts";
import { deskWordsIn } from "./desk-words.ts";
import { parsed } from "./message.ts";
import { storedSentence } from "./stored-sentence.ts";

const { stored } = deskWordsIn("en");
const { lines, receipts } = deskWordsIn("fr").stored;

test("finds a stored sentence, and those within it", () => {
  const inFrench = (text: string) => storedSentence(stored.lines, lines, text);
  expect(inFrench("Closed.")).toBe(lines.closed);
  expect(inFrench("Assigned to Ada (Lagos).")).toBe("Attribuée à Ada (Lagos).");
  expect(inFrench("Our reply could not be delivered: there is no such address (5.1.1).")).toBe(
    "Notre réponse n’a pas pu être distribuée\u00a0: cette adresse n’existe pas (5.1.1).",
  );
  expect(storedSentence(stored.receipts, receipts, "It answers 500 instead of 200.")).toBe(
    "Réponse 500 au lieu de 200.",
  );
  expect(inFrench("ENOSPC: no space left on device")).toBeUndefined();
});

/** Values that stand for themselves, such as "{name}". */
const argument = 1;

test("stored sentences have only plain values, which can be found again", () => {
  for (const group of Object.values(stored))
    for (const sentence of Object.values(group) as (string | { text: string })[]) {
      const text = typeof sentence === "string" ? sentence : sentence.text;
      const types = parsed(text, "en")
        .getAst()
        .map(({ type }) => type);
      expect(
        types.filter((type) => type > argument),
        text,
      ).toEqual([]);
    }
});

test.each(languageCodes)("finds every stored sentence in %s", (language) => {
  for (const [name, group] of Object.entries(stored)) {
    const words: Record<string, unknown> = deskWordsIn(language).stored[name as keyof typeof stored];
    for (const [key, sentence] of Object.entries(group))
      if (typeof sentence === "string") expect(storedSentence(group, words, sentence)).toBe(words[key]);
  }
});
