import { hashOf } from "../../app/words/status.ts";
import { allSentences } from "./all-sentences.ts";
import { readLanguage, writeStatus } from "./language-files.ts";
import { readOriginals, writeOriginals } from "./translated-from.ts";

/**
 * Marks translations as up to date with the English: all, or those with these keys. Returns unknown keys. For translators
 * who edit the modules by hand. An unchanged sentence that a speaker has reviewed stays reviewed.
 */
export async function markCurrent(folder: string, language: string, keys: string[]): Promise<string[]> {
  const { texts, status } = await readLanguage(folder, language);
  const unknown = keys.filter((key) => !texts.has(key));
  if (unknown.length > 0) return unknown;
  const agreed = allSentences()
    .filter(({ key }) => texts.has(key))
    .map(({ key, text }): [string, string] => {
      const [source, read] = status.sentences[key]?.split(" ") ?? [];
      const isMeant = keys.length === 0 || keys.includes(key);
      return [key, [isMeant ? hashOf(text) : source, read].filter(Boolean).join(" ")];
    })
    .filter(([, hashes]) => hashes);
  await writeStatus(folder, language, { ...status, sentences: Object.fromEntries(agreed) });
  await writeOriginals(folder, await readOriginals(folder));
  return [];
}
