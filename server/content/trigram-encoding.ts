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

export function encodeField(folded: string): string {
  return encodeForTrigrams(folded) + END_OF_FIELD.repeat(2);
}
