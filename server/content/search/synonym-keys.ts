import { fold } from "./fold.ts";
import { synonyms } from "./synonyms.ts";
import { isSignificant, rootOf, stemOf, withoutArticle, wordsOf } from "./tokens.ts";
import { encodeForTrigrams, encodeShortWord, SHORT } from "./trigram-encoding.ts";

/** A trigram that no folded text contains: a capital, which is fast to compare, and a rare ideograph twice. */
const keyOf = (group: number) => `K${String.fromCodePoint(0x28100 + group).repeat(2)}`;

/**
 * A text with any phrase of a group has the key of the group in the index, so a search looks for one piece: ten phrases in
 * six languages would take three times as long.
 */
export const synonymGroups = synonyms.map((group, index) => ({
  key: keyOf(index),
  phrases: group.map((phrase) => {
    const folded = fold(phrase);
    const words = wordsOf(folded).filter(isSignificant);
    return { words, stems: words.map(rootOf), texts: formsOfPhrase(folded) };
  }),
}));

export function synonymKeysIn(encoded: string): string[] {
  return synonymGroups
    .filter(({ phrases }) => phrases.some(({ texts }) => texts.some((text) => encoded.includes(text))))
    .map(({ key }) => key);
}

/** An Arabic phrase is found with its articles, without them, and after "for" or "with": للذكاء الاصطناعي. */
function formsOfPhrase(folded: string): string[] {
  const bare = folded.split(" ").map(withoutArticle).join(" ");
  return [...new Set([withoutArticle(folded), bare])].map(encodePhrase);
}

/** Without the ending of the last word. */
function encodePhrase(folded: string): string {
  if ([...folded].length === SHORT) return encodeShortWord(folded);
  const last = wordsOf(folded).at(-1) ?? "";
  return encodeForTrigrams(folded.slice(0, folded.length - last.length) + stemOf(last));
}
