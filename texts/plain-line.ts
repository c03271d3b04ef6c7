/*
 * Bidirectional control characters can make a name or a file look like another one. A single line needs none of them,
 * even in right-to-left scripts; longer texts need the marks (U+200E, U+200F, U+061C), which are harmless.
 */

/** Removes control characters, line breaks and all bidirectional controls. */
export function plainLine(text: string): string {
  return text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, " ")
    .replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, "");
}

/** Removes control characters except line breaks, and bidirectional embeddings, overrides and isolates. */
export function plainText(text: string): string {
  return text.replace(/[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069]/gu, "");
}
