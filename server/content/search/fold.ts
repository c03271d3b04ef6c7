import { plainLetters } from "./plain-letters.ts";

/** Raise it with every change to folding or encoding, so that the running site rebuilds stored texts. */
export const FOLDING = 5;

/**
 * Normalises text for search: É finds é and e, ß finds ss, ٢٠٢٦ finds 2026, and differences that readers do not hear
 * (Arabic vowel marks, Amharic homophones) are ignored. Stored texts and search terms are folded alike.
 */
export function fold(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .normalize("NFKD") // lower case may decompose where upper case did not
    .replace(hamzaBeforeWaw, "و")
    .replace(ignored, "")
    .replace(hasPlainLetter, (letter) => plainLetters.get(letter) ?? letter)
    .replace(/\s+/gu, " ")
    .trim();
}

/** Combining marks, invisible formatting, tatweel, lone surrogates, and control characters except white space. */
const ignored = /[\p{M}\p{Cf}\p{Cs}\u0640]|(?!\s)\p{Cc}/gu;

/** مسئول and مسؤول: the letter that carries the hamza varies by country. Other carriers only lose the hamza. */
const hamzaBeforeWaw = new RegExp(`(?:ي\\p{M}*\\u0654|ء)(?=(?:${ignored.source})*و)`, "gu");

const hasPlainLetter = new RegExp(`[${[...plainLetters.keys()].join("")}]`, "gu");
