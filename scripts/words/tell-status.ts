import { hashOf, isRead, madeFrom } from "../../app/words/status.ts";
import { allSentences } from "./all-sentences.ts";
import type { Translated } from "./language-files.ts";

/** The progress of a translation, in one line. */
export function tellStatus(language: string, { texts, status }: Translated): string {
  const all = allSentences();
  const translated = all.filter(({ key }) => texts.has(key) && madeFrom(status, key));
  const stale = translated.filter(({ key, text }) => madeFrom(status, key) !== hashOf(text));
  const read = translated.filter(({ key }) => isRead(status, key, texts.get(key) ?? ""));
  const by = status.reader ? ` (${status.reader.name}, ${status.reader.on})` : "";
  return `${language}: ${all.length} sentences, ${all.length - translated.length} not translated, ${stale.length} stale, ${read.length} read by a speaker${by}`;
}
