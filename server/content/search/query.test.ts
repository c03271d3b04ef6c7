import { expect, test } from "vitest";
import { fold } from "./fold.ts";
import { indexedText } from "./indexed-text.ts";
import { matches } from "./pattern.ts";
import { queryOf } from "./query.ts";
import { synonyms } from "./synonyms.ts";

const finds = (q: string, text: string) =>
  matches(queryOf(q)?.pattern ?? "\0", indexedText(text.split("|").map(fold)));

test.each([
  ["keys rotate", "Rotate your | keys"],
  ["in the data", "Data"],
  ["is it safe?", "Safe models"],
  ["is it", "It is"],
  ["verification of models", "How a model is verified"],
  ["ai", "Training"],
  ["code", "Coding"],
  ["supply chain", "Chains of supplies"],
  ["safely", "Safe"],
  ["coding", "Code"],
  ["ai training", "Training for AI"],
  ["LLMs", "Large language models"],
  ["the large language model", "An LLM"],
  ["what is an SBOM", "A software bill of materials"],
  ["formation sécurité", "La sécurité: une formation"],
  ["ሕግ መረጃ", "መረጃ እና ሕግ"],
  ["የሕግ እና የጤና ነገር", "የጤና ነገር፣ የህግ"],
  ["ما هو الذكاء الاصطناعي", "Artificial intelligence"],
  ["IA", "Akili bandia ni nini"],
  ["sécurité et confiance dans les réseaux", "Réseaux: sécurité, confiance"],
  ["usalama katika mtandao", "Mtandao, usalama"],
])("%s finds %s", (q, text) => expect(finds(q, text)).toBe(true));

test.each([
  ["keys rotate", "Rotate"],
  ["ai training", "Training"],
  ["policy", "Police"],
  ["mode", "Modify"],
  ["supply", "Support"],
  ["C++", "A course"],
  ["is it", "It has"],
  ["ML", "Machine"],
])("%s does not find %s", (q, text) => expect(finds(q, text)).toBe(false));

test("nothing but white space and marks is no query", () => {
  for (const q of ["", " \n", "\u0301"]) expect(queryOf(q)).toBeUndefined();
});

test("each of a group of synonyms finds all the others", () => {
  for (const group of synonyms)
    for (const one of group)
      for (const other of group)
        expect(finds(one, `A text about ${other}s`) || finds(one, `${other}!`)).toBe(true);
});
