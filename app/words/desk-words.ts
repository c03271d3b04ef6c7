import { defaultLanguage, type Language, languageCodes, languageOf } from "../../languages.ts";
import { desk as originals } from "./en/desk/index.ts";
import { translate } from "./translate.ts";
import type { DeskTranslation, DeskWords } from "./translation.ts";

const readTranslation = async (language: Language): Promise<DeskWords> => {
  const { desk }: { desk: DeskTranslation } = await import(`./${language}/desk/index.ts`);
  return translate<DeskWords>(originals, desk, languageOf(language).locale);
};

const inLanguages = Object.fromEntries(
  await Promise.all(
    languageCodes.map(async (language) => [
      language,
      language === defaultLanguage ? originals : await readTranslation(language),
    ]),
  ),
) as Record<Language, DeskWords>;

/** The sentences of the desk. Apart from those of the site, so that pages for visitors do not load them. */
export const deskWordsIn = (language: Language): DeskWords => inLanguages[language];
