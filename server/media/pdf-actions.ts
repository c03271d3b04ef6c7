/**
 * What a PDF does when it is opened. To show a page of its own is harmless, and many do; to lead elsewhere is not. The
 * action may be an object elsewhere in the file.
 */
import { blank, blankBehindNumber, longComment, oneOf, reference } from "./pdf-names.ts";

/** An action or a destination is shorter; so much of the text must be there to judge it. */
export const lookAhead = 4096;

const nameEnds = "(?=[\\0\\t\\n\\f\\r ()<>[\\]{}/%])";
const name = (...words: string[]) => `/${oneOf(...words)}${nameEnds}`;
const string = "\\((?:[^()\\\\]|\\\\[\\s\\S])*\\)|<[\\da-fA-F\\s]*>";
const destination = `(?:\\[[^[\\]<>()%]*\\]|${string}|/[^\\0\\t\\n\\f\\r ()<>[\\]{}/%]+|${reference})`;
/** It goes to a page and has nothing else that could be done. */
const goesToPage = `<<${blank}*(?:(?:${name("Type")}${blank}*${name("Action")}|${name("S")}${blank}*${name("GoTo")}|${name("D", "SD")}${blank}*${destination})${blank}*)*>>`;
/** A destination, which is no action, or an action that goes there. */
const harmless = new RegExp(`${blank}*(?:\\[|\\(|<(?!<)|null|${goesToPage})`, "y");

const opens = new RegExp(
  `/${oneOf("OpenAction")}(?=${blank}*(?:<<|${longComment}|(${reference})))${blank}*`,
  "g",
);
const object = new RegExp(`(?<!\\d)(\\d+)${blankBehindNumber}+\\d+${blankBehindNumber}+obj`, "g");

function isHarmless(text: string, index: number): boolean {
  harmless.lastIndex = index;
  return harmless.test(text);
}

/** Adds the numbers of the objects that are opened; false if something else is done than to show a page. */
export function opensOnlyPages(text: string, isWhole: boolean, opened: Set<number>): boolean {
  for (const { 0: whole, 1: elsewhere, index } of judged(text.matchAll(opens), text, isWhole)) {
    if (elsewhere) opened.add(Number.parseInt(elsewhere, 10));
    else if (!isHarmless(text, index + whole.length)) return false;
  }
  return true;
}

/** Of the objects that are opened, those that the text has; undefined if one of them is not harmless. */
export function openedIn(text: string, isWhole: boolean, opened: Set<number>): number[] | undefined {
  const there = [...judged(text.matchAll(object), text, isWhole)]
    .map(({ 0: whole, 1: number, index }) => ({ number: Number(number), start: index + whole.length }))
    .filter(({ number }) => opened.has(number));
  return there.every(({ start }) => isHarmless(text, start)) ? there.map(({ number }) => number) : undefined;
}

/** The same of a stream of objects, which begins with the number of each and where it stands behind `first`. */
export function openedInStream(text: string, first: number, opened: Set<number>): number[] | undefined {
  const numbers = (text.slice(0, first).match(/\d+/g) ?? []).map(Number);
  const there = numbers.flatMap((number, index) =>
    index % 2 === 0 && opened.has(number) ? [{ number, start: first + (numbers[index + 1] ?? 0) }] : [],
  );
  return there.every(({ start }) => isHarmless(text, start)) ? there.map(({ number }) => number) : undefined;
}

/** What stands at the end of a part of the file is judged with the next part. */
function* judged<T extends { index: number }>(matches: Iterable<T>, text: string, isWhole: boolean) {
  for (const match of matches) if (isWhole || match.index < text.length - lookAhead) yield match;
}
