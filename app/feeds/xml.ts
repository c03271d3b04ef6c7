const names: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** Text as it stands in XML or HTML. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"']/g, (character) => names[character] ?? character);
}

/** XML 1.0 has no way to write these characters: one of them, and a reader refuses the whole document. */
export function withoutForbidden(xml: string): string {
  return xml.replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, "");
}
