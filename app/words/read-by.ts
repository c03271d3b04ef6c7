import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { defaultLanguage, type Language, languageCodes } from "../../languages.ts";
import { rootFolder } from "../../root-folder.ts";
import { originalSentences, textsOf } from "./sentences.ts";
import { isRead, type Reader, type Status } from "./status.ts";

const folder = join(rootFolder, "app/words");

const readerIn = async (language: Language): Promise<Reader | undefined> => {
  const { words }: { words: unknown } = await import(`./${language}/index.ts`);
  // Read and not imported: it is needed once, and a module stays in memory.
  const status: Status = JSON.parse(await readFile(join(folder, language, "status.json"), "utf8"));
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
