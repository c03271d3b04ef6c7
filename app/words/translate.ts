import { message, partsMessage } from "./message.ts";

/** Keys that hold no sentence but an address, id or date. Translations take them from English. */
type Fixed = "to" | "id" | "date" | "version";
export const isFixed = (key: string) => /^(?:to|id|date|version)$/.test(key);

/** The words of another language: the same sentences as plain text. A missing or unknown one is a type error. */
export type Translated<Original> = Original extends string | ((values: never) => unknown)
  ? string
  : Original extends readonly (infer Item)[]
    ? readonly Translated<Item>[]
    : { readonly [Key in Exclude<keyof Original, Fixed>]: Translated<Original[Key]> };

/** The originals with their sentences replaced by another language's. */
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
