import { defaultLanguage, type Language, languageCodes } from "../../languages.ts";
import { originalSentences, textsOf } from "./sentences.ts";
import { isRead, type Reader, type Status } from "./status.ts";

const readerIn = async (language: Language): Promise<Reader | undefined> => {
  const [{ default: status }, { words }]: [{ default: Status }, { words: unknown }] = await Promise.all([
    import(`./${language}/status.json`, { with: { type: "json" } }),
    import(`./${language}/index.ts`),
  ]);
  return readerOfAll(status, textsOf(words));
};

/** The reader of a translation, if they have read every sentence in its current form. */
export function readerOfAll(status: Status, texts: ReadonlyMap<string, string>): Reader | undefined {
  const isWhole = originalSentences().every(({ key }) => isRead(status, key, texts.get(key) ?? ""));
  return isWhole ? (status.reader ?? undefined) : undefined;
}

const translations = languageCodes.filter((language) => language !== defaultLanguage);
const readers = new Map<Language, Reader | undefined>(
  await Promise.all(translations.map(async (language) => [language, await readerIn(language)] as const)),
);

/** The speaker who has read every sentence of a translation; undefined for incomplete ones and for English. */
export const readBySpeaker = (language: Language): Reader | undefined => readers.get(language);
