/*
 * Characters that turn text around can make a name or a file look like another one. Scripts from right to left
 * need none of them in a single line; in a longer text they need the marks, which turn nothing around.
 */

/** Without control characters, line breaks and everything that changes the direction. */
export function plainLine(text: string): string {
  return text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, " ")
    .replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, "");
}

/** Without control characters but the line break, and without embeddings, overrides and isolates. */
export function plainText(text: string): string {
  return text.replace(/[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069]/gu, "");
}
