const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? "");
}

/** Escapes the text and keeps its line breaks. */
export const linesAsHtml = (text: string): string => escapeHtml(text).replaceAll("\n", "<br>\n");

/** "2026-11-16 10:00 UTC": unambiguous in every country. */
export const utcTime = (instant: string): string => `${instant.slice(0, 16).replace("T", " ")} UTC`;
