/** Names in a PDF that say that it does more than show pages. A name may be written in many ways: /J#61vaScript. */
import type { Refusal } from "./refusals.ts";

const hex = (letter: string) =>
  letter
    .charCodeAt(0)
    .toString(16)
    .replace(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`);
const spelled = (word: string) => [...word].map((letter) => `(?:${letter}|#${hex(letter)})`).join("");
const oneOf = (...words: string[]) => `(?:${words.map(spelled).join("|")})`;

const blank = "[\\0\\t\\n\\f\\r ]";
/** What a key leads to, if it is one. */
const value = `${blank}*(?:\\d+${blank}+\\d+${blank}+R|<<|\\[)`;
/** A name that stands by itself, and not within an address such as https://example.org/JavaScript. */
const alone = `/(?<=(?:^|[\\0\\t\\n\\f\\r <>[\\]{})]|/${oneOf("S", "Type", "Subtype")})/)`;
const ends = "(?=[\\0\\t\\n\\f\\r ()<>[\\]{}/%]|$)";

const forbidden: [RegExp, Refusal][] = [
  [new RegExp(`/${oneOf("Encrypt")}${value}`), "pdf-encrypted"],
  [new RegExp(alone + oneOf("JavaScript", "Launch", "Rendition", "RichMedia") + ends), "pdf-script"],
  [new RegExp(`/${oneOf("XFA")}${value}`), "pdf-script"],
  [new RegExp(alone + oneOf("FileAttachment") + ends), "pdf-attachments"],
  [new RegExp(`/${oneOf("EmbeddedFiles", "EF")}${value}`), "pdf-attachments"],
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
const beginsObject = new RegExp(`\\d${blank}+\\d+${blank}+obj`, "g");

/** `before`: what stands in front of the word "stream". */
export function streamKind(before: string): "objects" | "unusual objects" | "perhaps objects" | "other" {
  if (!holdsObjects.test(before)) return "other";
  const description = before.slice([...before.matchAll(beginsObject)].at(-1)?.index ?? 0);
  if (!holdsObjects.test(description)) return "perhaps objects";
  return unusual.test(description) ? "unusual objects" : "objects";
}
