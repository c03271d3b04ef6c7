// Never edited: released migrations call it. What is folded or encoded in another way is a new file, search-text-v2.ts.

/** A field as searches see it, on the day of 2026-11-22-search-words. */
export function encodeFieldV1(text: string): string {
  const characters = [...fold(text)];
  const encoded = characters.map((character, index) => {
    if (character === " ") return spaceBetween(characters[index - 1], characters[index + 1]);
    return /[\p{L}\p{Nd}]/u.test(character)
      ? character
      : String.fromCodePoint(0x20000 + (codeOf(character) & 0x7fff));
  });
  return `${encoded.join("")}\u{28000}\u{28000}`;
}

function spaceBetween(before = "", after = ""): string {
  return String.fromCodePoint(0xac00 + ((codeOf(before) * 31 + codeOf(after)) % 11_172));
}

function codeOf(character: string): number {
  return character.codePointAt(0) ?? 0;
}

function fold(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[\p{M}\p{Cf}\p{Cs}\u0640]|(?!\s)\p{Cc}/gu, "")
    .replace(unlikePlain, (letter) => plainLetters.get(letter) ?? letter)
    .replace(/\s+/gu, " ")
    .trim();
}

const plainLetters: ReadonlyMap<string, string> = new Map([
  ...pairs("ßss ıi øo æae œoe łl đd ħh ðd þth"),
  // Letters of Hausa, Fulfulde, Ewe, Akan, Bambara, Lingala and their neighbours.
  ...pairs("ɓb ɗd ɖd ƙk ƴy ɛe ɔo ŋn ɲn ƒf ɣg ʋv ƭt ƥp ǝe əe ɩi ʊu"),
  ...pairs("ςσ"),
  // Alef, yeh, heh and kaf as Arabic, Persian and Urdu keyboards write them.
  ...pairs("ٱا ىي یي ةه کك ہه"),
  ...all("‘’‚‛′ʹʻʼʽˈ`´", "'"),
  ...all("“”„‟″«»", '"'),
  ...all("‐‑‒–—―−", "-"),
  ...homophones(),
]);

const unlikePlain = new RegExp(`[${[...plainLetters.keys()].join("")}]`, "gu");

function pairs(list: string): [string, string][] {
  return list.split(" ").map((pair) => [pair.slice(0, 1), pair.slice(1)]);
}

function all(letters: string, plain: string): [string, string][] {
  return [...letters].map((letter) => [letter, plain]);
}

/** Rows of the Ethiopic syllabary that Amharic pronounces alike, each to the row it counts as. */
function homophones(): [string, string][] {
  const rows: [from: string, to: string, orders: number][] = [
    ["ሐ", "ሀ", 7],
    ["ኀ", "ሀ", 8],
    ["ኸ", "ሀ", 7],
    ["ሠ", "ሰ", 8],
    ["ዐ", "አ", 7],
    ["ፀ", "ጸ", 8],
  ];
  const syllable = (row: string, order: number) => String.fromCodePoint((row.codePointAt(0) ?? 0) + order);
  // In the rows of ሀ and አ the fourth order sounds like the first.
  const heard = (row: string, order: number) =>
    order === 3 && (row === "ሀ" || row === "አ") ? row : syllable(row, order);
  return [
    ["ሃ", "ሀ"],
    ["ኣ", "አ"],
    ...rows.flatMap(([from, to, orders]) =>
      Array.from({ length: orders }, (_, order): [string, string] => [
        syllable(from, order),
        heard(to, order),
      ]),
    ),
  ];
}
