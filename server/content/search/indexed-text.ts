import { crc32 } from "node:zlib";
import { FOLDING } from "./fold.ts";
import { synonymKeysIn } from "./synonym-keys.ts";
import { synonyms } from "./synonyms.ts";
import { wordsOf } from "./tokens.ts";
import { encodeField, encodeShortWord, endField, SHORT, SITE_ONLY } from "./trigram-encoding.ts";

/** Changes with the synonyms too. */
export const INDEX_VERSION = FOLDING * 2 ** 16 + (crc32(JSON.stringify(synonyms)) % 2 ** 16);

/**
 * The search text of a record: a line for each folded field, the title first. Folding removes line breaks, so a match never
 * runs across fields. After the fields come its two-letter words, because "ai" is also a part of "training", and the keys
 * of its synonym groups. The first line also holds the titles of its translations and the synonym keys of all titles,
 * because matches in the first line rank first. Fields that only the search over the site reads come last, after a mark.
 */
export function indexedText(
  [title = "", ...fields]: string[],
  otherTitles: string[] = [],
  siteOnly: string[] = [],
): string {
  const titles = [title, ...otherTitles];
  const inTitle = keysOf(titles);
  const listed = [
    [...titles.map(encodeField), ...inTitle.map(endField)].join(""),
    ...fields.map(encodeField),
    ...shortWordsOf([...titles, ...fields]),
    ...keysOf([...titles, ...fields]).filter((key) => !inTitle.includes(key)),
  ];
  if (siteOnly.length === 0) return listed.join("\n");
  const further = [...siteOnly.map(encodeField), ...shortWordsOf(siteOnly), ...keysOf(siteOnly)];
  return [...listed, SITE_ONLY, ...further.filter((line) => !listed.includes(line))].join("\n");
}

function keysOf(texts: string[]): string[] {
  return synonymKeysIn([...texts.map(encodeField), ...shortWordsOf(texts)].join("\n"));
}

function shortWordsOf(texts: string[]): string[] {
  const short = texts.flatMap(wordsOf).filter((word) => [...word].length === SHORT);
  return [...new Set(short)].sort().map(encodeShortWord);
}
