import { plainLetters } from "./plain-letters.ts";

/** To be raised with every change of how texts are folded and encoded, so that stored ones are made anew at the next start. */
export const FOLDING = 4;

/**
 * Text as it is searched: É finds é and e, ß finds ss, ٢٠٢٦ finds 2026, and spelling that readers do not hear (Arabic
 * vowel marks, Amharic homophones) makes no difference. Stored text and what a visitor types both go through here.
 */
export function fold(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .normalize("NFKD") // a small letter may come apart where its capital did not
    .replace(hamzaBeforeWaw, "و")
    .replace(unheard, "")
    .replace(unlikePlain, (letter) => plainLetters.get(letter) ?? letter)
    .replace(/\s+/gu, " ")
    .trim();
}

/** Marks, invisible formatting, tatweel, halves of characters, and control characters other than white space. */
const unheard = /[\p{M}\p{Cf}\p{Cs}\u0640]|(?!\s)\p{Cc}/gu;

/** مسئول and مسؤول: which letter carries the hamza differs from country to country. Others keep theirs, without it. */
const hamzaBeforeWaw = new RegExp(`(?:ي\\p{M}*\\u0654|ء)(?=(?:${unheard.source})*و)`, "gu");

const unlikePlain = new RegExp(`[${[...plainLetters.keys()].join("")}]`, "gu");
