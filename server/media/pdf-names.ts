/** Names in a PDF that say that it does more than show pages. A name may be written in many ways: /J#61vaScript. */
import type { Refusal } from "./refusals.ts";

const hex = (letter: string) =>
  letter
    .charCodeAt(0)
    .toString(16)
    .replace(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`);
const spelled = (word: string) => [...word].map((letter) => `(?:${letter}|#${hex(letter)})`).join("");
export const oneOf = (...words: string[]) => `(?:${words.map(spelled).join("|")})`;

/** A comment may stand wherever a blank may. Of longer ones the end is not looked for: many would take very long. */
const blankOrComment = (length: number) => `(?:[\\0\\t\\n\\f\\r ]|%[^\\r\\n]{0,${length}}[\\r\\n])`;
export const blank = blankOrComment(249);
/** Behind any number, of which there are many more than of the names below. */
export const blankBehindNumber = blankOrComment(9);
export const longComment = "%[^\\r\\n]{250}";
/** To another object. */
export const reference = `\\d+${blank}+\\d+${blank}+R`;
/** What a key leads to, if it is one. */
const value = `${blank}*(?:${reference}|<<|\\[)`;
/** A name that stands by itself, and not within an address such as https://example.org/JavaScript. */
const alone = `/(?<=(?:^|[\\0\\t\\n\\f\\r <>[\\]{})]|/${oneOf("S", "Type", "Subtype")})/)`;
const ends = "(?=[\\0\\t\\n\\f\\r ()<>[\\]{}/%]|$)";

const forbidden: [RegExp, Refusal][] = [
  [new RegExp(`/${oneOf("Encrypt")}${value}`), "pdf-encrypted"],
  [new RegExp(alone + oneOf("JavaScript", "Launch", "Rendition", "RichMedia") + ends), "pdf-script"],
  [new RegExp(`/${oneOf("XFA")}${value}`), "pdf-script"],
  [new RegExp(alone + oneOf("FileAttachment") + ends), "pdf-attachments"],
  [new RegExp(`/${oneOf("EmbeddedFiles", "EF")}${value}`), "pdf-attachments"],
  // What happens when a page is opened or closed, a document printed, a field left.
  [new RegExp(`/${oneOf("AA")}${blank}*(?:${reference}|<<|${longComment})`), "pdf-acts"],
];

export function forbiddenIn(text: string): Refusal | undefined {
  return forbidden.find(([pattern]) => pattern.test(text))?.[1];
}

/** Every stream of objects says one or the other. */
const holdsObjects = new RegExp(`/${oneOf("ObjStm", "First")}${ends}`);
/** Packed in another way than the one that is looked into. */
const packings = [
  "LZWDecode",
  "LZW",
  "ASCII85Decode",
  "A85",
  "ASCIIHexDecode",
  "AHx",
  "RunLengthDecode",
  "RL",
];
const unusual = new RegExp(`/${oneOf(...packings, "Crypt", "Predictor")}${ends}`);
const beginsObject = new RegExp(`\\d${blankBehindNumber}+\\d+${blankBehindNumber}+obj`, "g");

const first = new RegExp(`/${oneOf("First")}${blank}+(\\d+)`, "g");

/** Where the first object stands in a stream of them, by what stands in front of it. */
export function firstObjectAt(before: string): number {
  return Number([...before.matchAll(first)].at(-1)?.[1] ?? 0);
}

/** `before`: what stands in front of the word "stream". */
export function streamKind(before: string): "objects" | "unusual objects" | "perhaps objects" | "other" {
  if (!holdsObjects.test(before)) return "other";
  const description = before.slice([...before.matchAll(beginsObject)].at(-1)?.index ?? 0);
  if (!holdsObjects.test(description)) return "perhaps objects";
  return unusual.test(description) ? "unusual objects" : "objects";
}
