import { defaultLanguage, type Language, languageOf } from "../../languages.ts";
import { translate } from "./translate.ts";

/**
 * One module of words in a language, for the server itself. All words are in the bundle of the pages; loading only one
 * module avoids loading the rest twice. `file` is its name in each language's folder.
 */
export async function loadWords<Originals>(
  originals: Originals,
  file: "errors" | "lists" | "mail" | "newsletter-mail" | "registration-mail",
  language: Language,
): Promise<Originals> {
  if (language === defaultLanguage) return originals;
  const [sentences] = Object.values(await import(`./${language}/${file}.ts`));
  return translate(originals, sentences as never, languageOf(language).locale);
}
