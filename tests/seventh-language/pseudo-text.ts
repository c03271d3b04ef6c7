import { IntlMessageFormat } from "intl-messageformat";
import type { Sentence } from "../../app/words/sentences.ts";

const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const accented = "àƀçđéƒğħíĵķļɱñóþʠŕšţúṽŵẋýžÀƁÇĐÉƑĞĦÍĴĶĻṀÑÓÞǪŔŠŢÚṼŴẊÝŽ";

/**
 * Turns a sentence into a language that every developer can read: each letter has an accent, and vowels are doubled,
 * which makes it 40 % longer. Values, link addresses and code are kept.
 */
export function pseudoText({ text, isMessage }: Sentence): string {
  const kept = keptRanges(text);
  const ranges = isMessage ? textRanges(text) : [{ start: 0, end: text.length }];
  const isText = (at: number) => within(ranges, at) && !within(kept, at);
  return text.replaceAll(/[A-Za-z]/g, (letter, at: number) => (isText(at) ? pseudoLetter(letter) : letter));
}

/** Whether a word can only come from such a sentence. */
export const isPseudoWord = (word: string): boolean => new RegExp(`^[${accented}]+$`).test(word);

function pseudoLetter(letter: string): string {
  const own = accented[letters.indexOf(letter)] ?? letter;
  return /[aeiou]/.test(letter) ? own + own : own;
}

type Range = { start: number; end: number };

const within = (ranges: Range[], at: number) => ranges.some(({ start, end }) => start <= at && at < end);

/** Link addresses, other addresses, and code. */
const keptRanges = (text: string): Range[] =>
  [...text.matchAll(/\]\([^)]*\)|`[^`]*`|https?:\S+|\S+@\S+/g)].map(({ index, 0: found }) => ({
    start: index,
    end: index + found.length,
  }));

type Element = ReturnType<IntlMessageFormat["getAst"]>[number];

/** The text between the values of an ICU message, in all its branches. */
function textRanges(text: string): Range[] {
  const format = new IntlMessageFormat(text, "en", undefined, { ignoreTag: true, captureLocation: true });
  return format.getAst().flatMap(rangesIn);
}

/** The parser's number for plain text. */
const plainText = 0;

function rangesIn(element: Element): Range[] {
  if ("options" in element)
    return Object.values(element.options).flatMap(({ value }) => value.flatMap(rangesIn));
  if (element.type !== plainText || !element.location) return [];
  return [{ start: element.location.start.offset, end: element.location.end.offset }];
}
