import {
  correctLanguagePrefix,
  defaultLanguage,
  type Language,
  localPath,
  splitLanguage,
} from "../../languages.ts";

/** Makes links to our pages absolute in a Markdown text, because relative links do not work in a mail. */
export const withAbsoluteLinks = (text: string, siteUrl: string, language: Language): string =>
  text.replace(/\]\((\/(?!\/)[^)\s]*)/g, (_, path) => `](${siteUrl}${inLanguageOf(path, language)}`);

/** Links to the reader's language, unless the link names one. */
function inLanguageOf(path: string, language: Language): string {
  const isNamed =
    correctLanguagePrefix(path) !== undefined || splitLanguage(path).language !== defaultLanguage;
  return isNamed ? path : localPath(language, path);
}
