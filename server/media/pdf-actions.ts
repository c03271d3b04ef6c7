/**
 * Checks what a PDF does when it is opened. Going to one of its own pages is common and harmless; any other action is
 * not. The action may be an object elsewhere in the file.
 */
import { blank, blankAfterNumber, longComment, oneOf, reference } from "./pdf-names.ts";

/** Actions and destinations are shorter, so a match is judged once this much text follows it. */
export const lookAhead = 4096;

const nameEnd = "(?=[\\0\\t\\n\\f\\r ()<>[\\]{}/%])";
const name = (...words: string[]) => `/${oneOf(...words)}${nameEnd}`;
const string = "\\((?:[^()\\\\]|\\\\[\\s\\S])*\\)|<[\\da-fA-F\\s]*>";
const destination = `(?:\\[[^[\\]<>()%]*\\]|${string}|/[^\\0\\t\\n\\f\\r ()<>[\\]{}/%]+|${reference})`;
/** An action that goes to a page, without any further action. */
const goesToPage = `<<${blank}*(?:(?:${name("Type")}${blank}*${name("Action")}|${name("S")}${blank}*${name("GoTo")}|${name("D", "SD")}${blank}*${destination})${blank}*)*>>`;
/** A destination, or an action that goes to one. */
const harmless = new RegExp(`${blank}*(?:\\[|\\(|<(?!<)|null|${goesToPage})`, "y");

const openAction = new RegExp(
  `/${oneOf("OpenAction")}(?=${blank}*(?:<<|${longComment}|(${reference})))${blank}*`,
  "g",
);
const object = new RegExp(`(?<!\\d)(\\d+)${blankAfterNumber}+\\d+${blankAfterNumber}+obj`, "g");

function isHarmless(text: string, index: number): boolean {
  harmless.lastIndex = index;
  return harmless.test(text);
}

/** Adds the numbers of opened objects to `opened`. False if opening does anything but show a page. */
export function opensOnlyPages(text: string, isWhole: boolean, opened: Set<number>): boolean {
  for (const { 0: whole, 1: reference, index } of complete(text.matchAll(openAction), text, isWhole)) {
    if (reference) opened.add(Number.parseInt(reference, 10));
    else if (!isHarmless(text, index + whole.length)) return false;
  }
  return true;
}

/** The numbers of opened objects that the text defines. Undefined if one of them is not harmless. */
export function openedIn(text: string, isWhole: boolean, opened: Set<number>): number[] | undefined {
  const defined = [...complete(text.matchAll(object), text, isWhole)]
    .map(({ 0: whole, 1: number, index }) => ({ number: Number(number), start: index + whole.length }))
    .filter(({ number }) => opened.has(number));
  return defined.every(({ start }) => isHarmless(text, start))
    ? defined.map(({ number }) => number)
    : undefined;
}

/** The same for an object stream, which starts with pairs: the number of each object and its offset from `firstObject`. */
export function openedInStream(text: string, firstObject: number, opened: Set<number>): number[] | undefined {
  const numbers = (text.slice(0, firstObject).match(/\d+/g) ?? []).map(Number);
  const defined = numbers.flatMap((number, index) =>
    index % 2 === 0 && opened.has(number) ? [{ number, start: firstObject + (numbers[index + 1] ?? 0) }] : [],
  );
  return defined.every(({ start }) => isHarmless(text, start))
    ? defined.map(({ number }) => number)
    : undefined;
}

/** Leaves a match near the end of a window to the next window. */
function* complete<T extends { index: number }>(matches: Iterable<T>, text: string, isWhole: boolean) {
  for (const match of matches) if (isWhole || match.index < text.length - lookAhead) yield match;
}
