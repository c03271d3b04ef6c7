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

/** Who has read a translation, if every sentence that English has was read just as it is now. */
export function readerOfAll(status: Status, texts: ReadonlyMap<string, string>): Reader | undefined {
  const isWhole = originalSentences().every(({ key }) => isRead(status, key, texts.get(key) ?? ""));
  return isWhole ? (status.reader ?? undefined) : undefined;
}

const translations = languageCodes.filter((language) => language !== defaultLanguage);
const readers = new Map<Language, Reader | undefined>(
  await Promise.all(translations.map(async (language) => [language, await readerIn(language)] as const)),
);

/** The speaker who has read every sentence of a translation; undefined while one is unread, and for the originals. */
export const readBySpeaker = (language: Language): Reader | undefined => readers.get(language);
