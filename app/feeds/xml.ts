const names: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** Escapes text for XML or HTML. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"']/g, (character) => names[character] ?? character);
}

/** Removes characters that XML 1.0 cannot express: readers reject the whole document for one of them. */
export function withoutForbidden(xml: string): string {
  return xml.replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, "");
}
