/** The names in a PDF that make it do more than show pages. Any letter may be escaped: /J#61vaScript. */
import type { Refusal } from "./refusals.ts";

const hex = (letter: string) =>
  letter
    .charCodeAt(0)
    .toString(16)
    .replace(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`);
const spellings = (word: string) => [...word].map((letter) => `(?:${letter}|#${hex(letter)})`).join("");
export const oneOf = (...words: string[]) => `(?:${words.map(spellings).join("|")})`;

/** A comment may stand wherever a blank may. Its length is limited, because searching for the end of many long ones is slow. */
const blankOrComment = (length: number) => `(?:[\\0\\t\\n\\f\\r ]|%[^\\r\\n]{0,${length}}[\\r\\n])`;
export const blank = blankOrComment(249);
/** Shorter, because numbers are far more frequent than the names below. */
export const blankAfterNumber = blankOrComment(9);
export const longComment = "%[^\\r\\n]{250}";
/** A reference to another object. */
export const reference = `\\d+${blank}+\\d+${blank}+R`;
/** Follows a name that is a key. */
const value = `${blank}*(?:${reference}|<<|\\[)`;
/** Excludes a name inside an address such as https://example.org/JavaScript. */
const standalone = `/(?<=(?:^|[\\0\\t\\n\\f\\r <>[\\]{})]|/${oneOf("S", "Type", "Subtype")})/)`;
const nameEnd = "(?=[\\0\\t\\n\\f\\r ()<>[\\]{}/%]|$)";

const forbidden: [RegExp, Refusal][] = [
  [new RegExp(`/${oneOf("Encrypt")}${value}`), "pdf-encrypted"],
  [new RegExp(standalone + oneOf("JavaScript", "Launch", "Rendition", "RichMedia") + nameEnd), "pdf-script"],
  [new RegExp(`/${oneOf("XFA")}${value}`), "pdf-script"],
  [new RegExp(standalone + oneOf("FileAttachment") + nameEnd), "pdf-attachments"],
  [new RegExp(`/${oneOf("EmbeddedFiles", "EF")}${value}`), "pdf-attachments"],
  // Additional actions, run when a page opens or closes, a document is printed or a field is left.
  [new RegExp(`/${oneOf("AA")}${blank}*(?:${reference}|<<|${longComment})`), "pdf-acts"],
];

export function forbiddenIn(text: string): Refusal | undefined {
  return forbidden.find(([pattern]) => pattern.test(text))?.[1];
}

/** The dictionary of every object stream has one of these. */
const objectStreamName = new RegExp(`/${oneOf("ObjStm", "First")}${nameEnd}`);
/** Encodings that this check does not decode. */
const filters = [
  "LZWDecode",
  "LZW",
  "ASCII85Decode",
  "A85",
  "ASCIIHexDecode",
  "AHx",
  "RunLengthDecode",
  "RL",
];
const unreadable = new RegExp(`/${oneOf(...filters, "Crypt", "Predictor")}${nameEnd}`);
const objectStart = new RegExp(`\\d${blankAfterNumber}+\\d+${blankAfterNumber}+obj`, "g");

const first = new RegExp(`/${oneOf("First")}${blank}+(\\d+)`, "g");

/** The offset of the first object in an object stream, from the dictionary before it. */
export function firstObjectAt(before: string): number {
  return Number([...before.matchAll(first)].at(-1)?.[1] ?? 0);
}

/** `before` is the text before the keyword "stream". */
export function streamKind(before: string): "objects" | "unreadable objects" | "possible objects" | "other" {
  if (!objectStreamName.test(before)) return "other";
  const dictionary = before.slice([...before.matchAll(objectStart)].at(-1)?.index ?? 0);
  if (!objectStreamName.test(dictionary)) return "possible objects";
  return unreadable.test(dictionary) ? "unreadable objects" : "objects";
}
