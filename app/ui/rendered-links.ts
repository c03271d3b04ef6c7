import { type Language, localPath } from "../../languages.ts";

/**
 * Rendered Markdown whose links within the site lead to pages in the language. Only the renderer writes attributes, and
 * it quotes them; in text the quotation mark is escaped.
 */
export function localLinks(html: string, language: Language): string {
  return html.replace(/ href="([^"]*)"/g, (_, address) => ` href="${localPath(language, address)}"`);
}
