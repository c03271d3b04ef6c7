import { message, partsMessage } from "./message.ts";

/** What is no sentence: an address, an id, a date. A translation takes it from English. */
type Fixed = "to" | "id" | "date" | "version";
export const isFixed = (key: string) => /^(?:to|id|date|version)$/.test(key);

/** The words of another language: the same sentences, each as text. One that is missing or unknown does not compile. */
export type Translated<Original> = Original extends string | ((values: never) => unknown)
  ? string
  : Original extends readonly (infer Item)[]
    ? readonly Translated<Item>[]
    : { readonly [Key in Exclude<keyof Original, Fixed>]: Translated<Original[Key]> };

/** The originals with the sentences of another language in their places. */
export function translate<Words>(originals: Words, sentences: Translated<Words>, locale: string): Words {
  return placed(originals, sentences, locale) as Words;
}

function placed(original: unknown, sentence: unknown, locale: string): unknown {
  if (typeof original === "string") return sentence;
  if (typeof original === "function")
    return "inParts" in original ? partsMessage(String(sentence), locale) : message(String(sentence), locale);
  if (Array.isArray(original) && Array.isArray(sentence))
    return sentence.map((each, index) => placed(original[index], each, locale));
  const entries = Object.entries(original as object).map(([key, value]) => [
    key,
    isFixed(key) ? value : placed(value, (sentence as Record<string, unknown>)[key], locale),
  ]);
  return Object.fromEntries(entries);
}
