import { wordsOf } from "./words.ts";

/**
 * Folded text as the index holds it: letters only, as many as it had characters. PostgreSQL has no trigrams across
 * spaces and signs: without this, two common words that seldom stand together would be found by reading every text
 * that has both.
 */
export function encodeForTrigrams(folded: string): string {
  const characters = [...folded];
  return characters
    .map((character, index) => {
      if (character === " ") return spaceBetween(characters[index - 1], characters[index + 1]);
      return /[\p{L}\p{Nd}]/u.test(character) ? character : signAsLetter(character);
    })
    .join("");
}

/**
 * A space is a Hangul syllable, which folding takes apart: no text has one. Which of them, its neighbours tell;
 * a search has them too, for it neither starts nor ends with a space.
 */
function spaceBetween(before = "", after = ""): string {
  return String.fromCodePoint(0xac00 + ((codeOf(before) * 31 + codeOf(after)) % 11_172));
}

/** A sign is one of the rare ideographs from U+20000 on; two that share one do not come in the same text. */
function signAsLetter(sign: string): string {
  return String.fromCodePoint(0x20000 + (codeOf(sign) & 0x7fff));
}

function codeOf(character: string): number {
  return character.codePointAt(0) ?? 0;
}

/** Follows every field twice, so that each of its characters begins a trigram. No folded text has it. */
const END_OF_FIELD = "\u{28000}";

/** Follows a word of two characters, which is then a trigram that the index knows. No folded text has it. */
const END_OF_SHORT_WORD = "\u{28001}";

/**
 * The folded fields of a record as the index holds them, the title first. Folding leaves no line break in a field, so
 * a match never runs from one into the next. Behind them stand its words of two characters: "ai" is a piece of
 * "training", and only here a word. The titles of its translations stand in its first line too, where what is in the
 * title ranks first.
 */
export function encodeFields([title = "", ...fields]: string[], otherTitles: string[] = []): string {
  const titles = [title, ...otherTitles];
  const words = [...titles, ...fields].flatMap(wordsOf).filter((word) => [...word].length === SHORT);
  return [
    titles.map(encodeField).join(""),
    ...fields.map(encodeField),
    ...[...new Set(words)].sort().map(encodeShortWord),
  ].join("\n");
}

const encodeField = (field: string) => encodeForTrigrams(field) + END_OF_FIELD.repeat(2);

export const SHORT = 2;

export function encodeShortWord(word: string): string {
  return word + END_OF_SHORT_WORD;
}

export function withoutMark(piece: string): string {
  return piece.replace(END_OF_SHORT_WORD, "");
}

export function isShortWord(piece: string): boolean {
  return piece.endsWith(END_OF_SHORT_WORD);
}

/** Letters and digits only, and enough of them for a trigram. */
export function isPieceOfWord(piece: string): boolean {
  return [...piece].length > SHORT && wordsInEncoded(piece).length === 1;
}

/** The words of encoded text, without its spaces, signs and marks. */
export function wordsInEncoded(text: string): string[] {
  return text.split(/[\uac00-\ud7a3\u{20000}-\u{28001}\n]+/u);
}
