import { plainLine, plainText } from "../../../texts/plain-line.ts";

/** One line that can stand in a header, in a list and in either database, of at most so many characters. */
export function cleanLine(text: string, most: number): string {
  return cut(
    plainLine(text.slice(0, 4 * most))
      .replace(/\s+/g, " ")
      .trim(),
    most,
  );
}

/** Lines, with no more than one blank one between them. */
export function cleanLines(text: string): string {
  return plainText(
    text
      .toWellFormed()
      .replace(/\r\n?|[\u2028\u2029]/g, "\n")
      .replace(/\t/g, " "),
  )
    .split("\n")
    .map((line) => line.trimEnd())
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .replace(/^\n+|\n+$/g, "");
}

/** No half of a character is left at the end. */
export function cut(text: string, most: number): string {
  return text
    .slice(0, most)
    .replace(/[\ud800-\udbff]$/, "")
    .toWellFormed();
}
