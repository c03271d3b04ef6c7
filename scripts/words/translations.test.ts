/** Every translation is complete and fits the English. Stale sentences are allowed: `npm run words -- status` counts them. */
import { existsSync } from "node:fs";
import { describe, expect, test } from "vitest";

import { deskWordsIn } from "../../app/words/desk-words.ts";
import { wordsIn } from "../../app/words/words.ts";
import { defaultLanguage, type Language, languageCodes, languageOf } from "../../languages.ts";
import { allSentences } from "./all-sentences.ts";
import { missingFrom, pluralForms, problemsIn } from "./check-translation.ts";
import { readLanguage, siteFolder } from "./language-files.ts";
import { shapeOf } from "./message-shape.ts";

const translations = languageCodes.filter((language) => language !== defaultLanguage);

describe.each(translations)("the words of %s", (language) => {
  const { locale } = languageOf(language);

  test("are complete, and fit the English", async () => {
    const status = `${siteFolder}/${language}/status.json`;
    expect(existsSync(status), `npm run words -- agree ${language} writes ${status}.`).toBe(true);
    const { texts } = await readLanguage(siteFolder, language);
    expect([...missingFrom(texts), ...problemsIn(texts, locale)]).toEqual([]);
  });
});

describe.each(languageCodes)("numbers in %s", (language) => {
  test("every sentence with a plural accepts 0, 1, 2, 3, 11 and 100", () => {
    const plurals = allSentences().filter(
      ({ isMessage, text }) => isMessage && shapeOf(text).plurals.length > 0,
    );
    expect(plurals.length).toBeGreaterThan(10);
    for (const { key, text } of plurals) {
      const values = [...shapeOf(text).names].map((name) => [name, false] as const);
      for (const count of [0, 1, 2, 3, 11, 100]) {
        const numbers = shapeOf(text).plurals.map(({ name }) => [name, count] as const);
        const sentence = messageAt(language, key)(Object.fromEntries([...values, ...numbers]));
        // Some sentences are made of parts.
        expect([sentence].flat().join(""), `${key} of ${count}`).not.toMatch(/[{}]|undefined/);
      }
    }
  });
});

const counts = [0, 1, 2, 3, 11, 100];
const said: Record<string, { forms: string[]; days: string[] }> = {
  en: {
    forms: ["other", "one"],
    days: ["0 days", "one day", "2 days", "3 days", "11 days", "100 days"],
  },
  fr: {
    forms: ["one", "other"],
    days: ["0 jour", "1 jour", "2 jours", "3 jours", "11 jours", "100 jours"],
  },
  pt: {
    forms: ["other", "one"],
    days: ["0 dias", "um dia", "2 dias", "3 dias", "11 dias", "100 dias"],
  },
  sw: { forms: ["other", "one"], days: ["siku 0", "siku moja", "siku 2", "siku 3", "siku 11", "siku 100"] },
  am: { forms: ["one", "other"], days: ["0 ቀን", "1 ቀን", "2 ቀናት", "3 ቀናት", "11 ቀናት", "100 ቀናት"] },
  ar: {
    forms: ["zero", "one", "two", "few", "many", "other"],
    days: ["أقل من يوم", "يوم واحد", "يومين", "3 أيام", "11 يومًا", "100 يوم"],
  },
};

test.each(Object.entries(said))("%s uses its own plural forms", (code, { forms, days }) => {
  const language = code as Language;
  expect([...pluralForms(languageOf(language).locale)]).toEqual(forms);
  expect(counts.map((count) => wordsIn(language).duration.days({ count }))).toEqual(days);
});

function messageAt(language: Language, key: string): (values: Record<string, unknown>) => string {
  let place: unknown = { ...wordsIn(language), desk: deskWordsIn(language) };
  for (const step of key.split(".")) place = (place as Record<string, unknown>)[step];
  return place as (values: Record<string, unknown>) => string;
}
