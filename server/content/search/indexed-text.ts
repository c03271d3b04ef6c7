import { crc32 } from "node:zlib";
import { FOLDING } from "./fold.ts";
import { synonymKeysIn } from "./synonym-keys.ts";
import { synonyms } from "./synonyms.ts";
import { wordsOf } from "./tokens.ts";
import { encodeField, encodeShortWord, endField, SHORT } from "./trigram-encoding.ts";

/** Changes with the synonyms, too. */
export const INDEX_VERSION = FOLDING * 2 ** 16 + (crc32(JSON.stringify(synonyms)) % 2 ** 16);

/**
 * The folded fields of a record as the index holds them, the title first. Folding leaves no line break in a field, so
 * a match never runs from one into the next. Behind them stand its words of two characters: "ai" is a piece of
 * "training", and only here a word; and the keys of the synonyms that it has. The titles of its translations, and the
 * keys of what is in a title, stand in its first line too, where what is in the title ranks first.
 */
export function indexedText([title = "", ...fields]: string[], otherTitles: string[] = []): string {
  const titles = [title, ...otherTitles];
  const inTitle = keysOf(titles);
  return [
    [...titles.map(encodeField), ...inTitle.map(endField)].join(""),
    ...fields.map(encodeField),
    ...shortWordsOf([...titles, ...fields]),
    ...keysOf([...titles, ...fields]).filter((key) => !inTitle.includes(key)),
  ].join("\n");
}

function keysOf(texts: string[]): string[] {
  return synonymKeysIn([...texts.map(encodeField), ...shortWordsOf(texts)].join("\n"));
}

function shortWordsOf(texts: string[]): string[] {
  const short = texts.flatMap(wordsOf).filter((word) => [...word].length === SHORT);
  return [...new Set(short)].sort().map(encodeShortWord);
}
