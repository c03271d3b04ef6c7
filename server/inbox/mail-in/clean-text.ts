import { plainLine, plainText } from "../../../texts/plain-line.ts";

/** A single line that is safe in a header, in a list and in either database. */
export function cleanLine(text: string, most: number): string {
  return cut(
    plainLine(text.slice(0, 4 * most))
      .replace(/\s+/g, " ")
      .trim(),
    most,
  );
}

/** Several lines, without control characters and with at most one blank line in a row. */
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

/** Does not leave half a surrogate pair at the end. */
export function cut(text: string, most: number): string {
  return text
    .slice(0, most)
    .replace(/[\ud800-\udbff]$/, "")
    .toWellFormed();
}
