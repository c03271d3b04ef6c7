import { defaultLanguage, type Language, languageOf } from "../../languages.ts";
import { translate } from "./translate.ts";

/**
 * One module of words in a language, for the server, whose pages have all of them in their bundle: what it says itself
 * must not load the rest once more. `file` is the name of the module in each language's folder.
 */
export async function loadWords<Originals>(
  originals: Originals,
  file: "errors" | "lists" | "mail",
  language: Language,
): Promise<Originals> {
  if (language === defaultLanguage) return originals;
  const [sentences] = Object.values(await import(`./${language}/${file}.ts`));
  return translate(originals, sentences as never, languageOf(language).locale);
}
