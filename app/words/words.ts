import { defaultLanguage, type Language, languageCodes, languageOf } from "../../languages.ts";
import { words as originals } from "./en/index.ts";
import { translate } from "./translate.ts";
import type { Translation, Words } from "./translation.ts";

const readTranslation = async (language: Language): Promise<Words> => {
  const { words }: { words: Translation } = await import(`./${language}/index.ts`);
  return translate<Words>(originals, words, languageOf(language).locale);
};

const inLanguages = Object.fromEntries(
  await Promise.all(
    languageCodes.map(async (language) => [
      language,
      language === defaultLanguage ? originals : await readTranslation(language),
    ]),
  ),
) as Record<Language, Words>;

/** `wordsIn("fr").home.title` */
export const wordsIn = (language: Language): Words => inLanguages[language];
