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

/**
 * Stands before a word of two characters, which then has trigrams that the index knows. No folded text has a capital:
 * SQLite passes over a text without one four times as fast.
 */
const SHORT_WORD = "W\u{28001}";

export const encodeField = (field: string) => endField(encodeForTrigrams(field));
export const endField = (encoded: string) => encoded + END_OF_FIELD.repeat(2);

export const SHORT = 2;

export function encodeShortWord(word: string): string {
  return SHORT_WORD + word;
}

export function withoutMark(piece: string): string {
  return piece.replace(SHORT_WORD, "");
}

export function isShortWord(piece: string): boolean {
  return piece.startsWith(SHORT_WORD);
}

/** Letters and digits only, and enough of them for a trigram. */
export function isPieceOfWord(piece: string): boolean {
  return [...piece].length > SHORT && wordsInEncoded(piece).length === 1;
}

/** The words of encoded text, without its spaces, signs and marks. */
export function wordsInEncoded(text: string): string[] {
  return text.split(/[\uac00-\ud7a3\u{20000}-\u{28001}\n]+/u);
}
