import { defaultLanguage, type Language, languageOf } from "../../languages.ts";
import { mails as originals } from "./en/desk/mails.ts";
import { translate } from "./translate.ts";
import type { DeskTranslation } from "./translation.ts";

/** The sentences of mails to staff, for the server itself, which needs no other words of the desk. */
export async function staffMailWords(language: Language): Promise<typeof originals> {
  if (language === defaultLanguage) return originals;
  const { mails }: { mails: DeskTranslation["mails"] } = await import(`./${language}/desk/mails.ts`);
  return translate(originals, mails, languageOf(language).locale);
}
