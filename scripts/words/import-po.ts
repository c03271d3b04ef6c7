import { hashOf, madeFrom, type Status } from "../../app/words/status.ts";
import { problemsIn } from "./check-translation.ts";
import { readLanguage, type Translated, writeLanguage } from "./language-files.ts";
import { fromPo, type Po } from "./po.ts";
import { readOriginals, writeOriginals } from "./translated-from.ts";

type Place = { folder: string; language: string; locale: string };

type Imported = { problems: string[] } | Translated;

/** Imports a translator's file. If it has problems, returns them and writes nothing. */
export async function importPo({ folder, language, locale }: Place, file: Buffer): Promise<Imported> {
  let po: Po;
  try {
    po = fromPo(file);
  } catch (error) {
    return { problems: [`This is not a PO file: ${(error as Error).message}`] };
  }
  const texts = new Map([...po.entries].map(([key, { text }]) => [key, text]));
  const problems = [...headerProblems(po, language), ...problemsIn(texts, locale)];
  if (problems.length > 0) return { problems };

  const translated = merge(po, await readLanguage(folder, language));
  await writeLanguage(folder, language, translated);
  const sources = [...po.entries.values()].map(({ english }) => [hashOf(english), english] as const);
  await writeOriginals(folder, new Map([...(await readOriginals(folder)), ...sources]));
  return translated;
}

function headerProblems({ language, reader, entries }: Po, wanted: string): string[] {
  const someAreRead = [...entries.values()].some(({ text, isFuzzy }) => text !== "" && !isFuzzy);
  return [
    ...(language.split(/[_-]/)[0] === wanted
      ? []
      : [`The file says that its language is "${language}", not "${wanted}".`]),
    ...(someAreRead && !reader
      ? [
          "Sentences that are not marked as fuzzy count as read by a speaker: say who and when in the file's Last-Translator and PO-Revision-Date.",
        ]
      : []),
  ];
}

/** Sentences that are missing or empty in the file stay unchanged. */
function merge({ reader, entries }: Po, before: Translated): Translated {
  const texts = new Map(before.texts);
  const sentences: Status["sentences"] = { ...before.status.sentences };
  for (const [key, { english, text, isFuzzy }] of entries) {
    if (text === "") continue;
    const source = hashOf(english);
    const isStale = madeFrom(before.status, key) !== source;
    // The translator has not looked at it since the English changed.
    const isUntouched = isFuzzy && isStale && text === before.texts.get(key);
    if (!isUntouched) sentences[key] = isFuzzy ? source : `${source} ${hashOf(text)}`;
    texts.set(key, text);
  }
  const someAreRead = Object.values(sentences).some((hashes) => hashes.includes(" "));
  return { texts, status: { reader: someAreRead ? (reader ?? before.status.reader) : null, sentences } };
}
