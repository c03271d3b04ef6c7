/**
 * Encodes folded text for the trigram index, character by character, as letters only. PostgreSQL builds no trigrams
 * across spaces and punctuation: without this encoding, a phrase of two common words would mean reading every text that
 * contains both.
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
 * A space becomes a Hangul syllable, which no folded text contains. The neighbouring characters decide which one, so
 * that the trigrams around a space are rarer: "model training" then leaves 74 of 4,000 texts to read instead of 1,107
 * (docs/decisions/2026-11-17-less-machinery.md). A search term has the same neighbours, because it neither starts nor
 * ends with a space.
 */
function spaceBetween(before = "", after = ""): string {
  return String.fromCodePoint(0xac00 + ((codeOf(before) * 31 + codeOf(after)) % 11_172));
}

/** Punctuation becomes a rare ideograph from U+20000 on. Two signs that share one do not occur in the same text. */
function signAsLetter(sign: string): string {
  return String.fromCodePoint(0x20000 + (codeOf(sign) & 0x7fff));
}

function codeOf(character: string): number {
  return character.codePointAt(0) ?? 0;
}

/** Ends every field, twice, so that each of its characters begins a trigram. No folded text contains it. */
const END_OF_FIELD = "\u{28000}";

/**
 * Precedes a word of two characters, so that it has trigrams. It starts with a capital, which no folded text contains:
 * SQLite skips a text without one four times as fast.
 */
const SHORT_WORD = "W\u{28001}";

/** Precedes the fields that lists do not search. It starts with a capital for the same reason. */
export const SITE_ONLY = "S\u{28001}";

export const encodeField = (field: string) => endField(encodeForTrigrams(field));
export const endField = (encoded: string) => encoded + END_OF_FIELD.repeat(2);

/** The fields of one line of encoded text. */
export const fieldsInEncoded = (line: string): string[] => line.split(END_OF_FIELD.repeat(2));

export const SHORT = 2;

/** Whether the piece is too short to mean anything within a longer word. */
export const isShort = (piece: string): boolean => [...withoutMark(piece)].length <= SHORT;

export function encodeShortWord(word: string): string {
  return SHORT_WORD + word;
}

export function withoutMark(piece: string): string {
  return piece.replace(SHORT_WORD, "");
}

export function isShortWord(piece: string): boolean {
  return piece.startsWith(SHORT_WORD);
}

/** Whether the piece lies within one word and is long enough for a trigram. */
export function isPieceOfWord(piece: string): boolean {
  return [...piece].length > SHORT && wordsInEncoded(piece).length === 1;
}

/** What separates words in encoded text, for a character class: spaces, punctuation, marks and the ends of lines. */
export const SEPARATORS = "\uac00-\ud7a3\u{20000}-\u{28001}\n";

const separators = new RegExp(`[${SEPARATORS}]+`, "u");
const separator = new RegExp(`^(?:[${SEPARATORS}]|$)`, "u");
const endingSeparator = new RegExp(`[${SEPARATORS}]$`, "u");

/** The words of encoded text, without spaces, punctuation and marks. */
export function wordsInEncoded(text: string): string[] {
  return text.split(separators);
}

/** What a word may begin with if it contains the piece: in Arabic the article comes before it. */
export const startingForms = (piece: string): string[] =>
  /^[ء-ي]/u.test(piece) ? [piece, `ال${piece}`] : [piece];

/** Whether a word of encoded text begins with the piece, or is the piece if it has two letters or fewer. */
export function hasBeginning(text: string, piece: string): boolean {
  const mustEnd = isShort(piece);
  return startingForms(withoutMark(piece)).some((form) => {
    for (let at = text.indexOf(form); at >= 0; at = text.indexOf(form, at + 1)) {
      const isBeginning = at === 0 || endingSeparator.test(text.slice(Math.max(0, at - 2), at));
      if (isBeginning && (!mustEnd || separator.test(text.slice(at + form.length)))) return true;
    }
    return false;
  });
}
