/** Replacements for letters that differ by more than combining marks. */
export const plainLetters: ReadonlyMap<string, string> = new Map([
  ...pairs("ßss ıi øo æae œoe łl đd ħh ðd þth"),
  // Hausa, Fulfulde, Ewe, Akan, Bambara, Lingala and related languages.
  ...pairs("ɓb ɗd ɖd ƙk ƴy ɛe ɔo ŋn ɲn ƒf ɣg ʋv ƭt ƥp ǝe əe ɩi ʊu"),
  ...pairs("ςσ"),
  // Alef, yeh, heh and kaf as typed on Arabic, Persian and Urdu keyboards.
  ...pairs("ٱا ىي یي ةه کك ہه"),
  ...all("‘’‚‛′ʹʻʼʽˈ`´", "'"),
  ...all("“”„‟″«»", '"'),
  ...all("‐‑‒–—―−", "-"),
  ...digits("٠"),
  ...digits("۰"),
  // Arabic and Amharic punctuation; ፡ separates Amharic words instead of a space.
  ...pairs("،, ؛; ؟? ።. ፣, ፤; ፥: ፦: ፧?"),
  ["፡", " "],
  ...homophones(),
]);

function pairs(list: string): [string, string][] {
  return list.split(" ").map((pair) => [pair.slice(0, 1), pair.slice(1)]);
}

function all(letters: string, plain: string): [string, string][] {
  return [...letters].map((letter) => [letter, plain]);
}

function digits(zero: string): [string, string][] {
  const first = zero.codePointAt(0) ?? 0;
  return Array.from({ length: 10 }, (_, digit) => [String.fromCodePoint(first + digit), String(digit)]);
}

/** Rows of the Ethiopic syllabary that sound alike in Amharic. */
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
  // In the rows of ሀ and አ, the fourth order sounds like the first.
  const heard = (row: string, order: number) =>
    order === 3 && (row === "ሀ" || row === "አ") ? row : syllable(row, order);
  return [
    ["ሃ", "ሀ"],
    ["ኣ", "አ"],
    ["ኧ", "አ"],
    // With or without w: ጐንደር and ጎንደር, ጕዳይ and ጉዳይ, ቍጥር and ቁጥር.
    ...pairs("ዉው ቈቆ ቊቁ ቍቁ ኰኮ ኲኩ ኵኩ ጐጎ ጒጉ ጕጉ ኈሆ ኊሁ ኍሁ ሗኋ"),
    ...rows.flatMap(([from, to, orders]) =>
      Array.from({ length: orders }, (_, order): [string, string] => [
        syllable(from, order),
        heard(to, order),
      ]),
    ),
  ];
}
