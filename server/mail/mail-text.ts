const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

export function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? "");
}

/** What somebody typed, as it was typed. */
export const linesAsHtml = (text: string): string => escaped(text).replaceAll("\n", "<br>\n");
