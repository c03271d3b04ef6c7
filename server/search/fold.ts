import { plainLetters } from "./plain-letters.ts";

/**
 * Text as it is searched: É finds é and e, ß finds ss, and spelling that readers do not hear (Arabic vowel
 * marks, Amharic homophones) makes no difference. Stored text and what a visitor types both go through here.
 */
export function fold(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .normalize("NFKD") // a small letter may come apart where its capital did not
    .replace(unheard, "")
    .replace(unlikePlain, (letter) => plainLetters.get(letter) ?? letter)
    .replace(/\s+/gu, " ")
    .trim();
}

/** Marks, invisible formatting, tatweel, halves of characters, and control characters other than white space. */
const unheard = /[\p{M}\p{Cf}\p{Cs}\u0640]|(?!\s)\p{Cc}/gu;

const unlikePlain = new RegExp(`[${[...plainLetters.keys()].join("")}]`, "gu");
