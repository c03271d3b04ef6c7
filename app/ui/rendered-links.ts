import { type Language, localPath } from "../../languages.ts";

/**
 * Rendered Markdown whose links within the site lead to pages in the language. Only the renderer writes attributes, and
 * it quotes them; in text the quotation mark is escaped.
 */
export function localLinks(html: string, language: Language): string {
  return html.replace(/ href="([^"]*)"/g, (_, address) => ` href="${localPath(language, address)}"`);
}

/**
 * Rendered Markdown for those who read it elsewhere: its links and pictures lead here. Only the renderer writes
 * attributes, and it quotes them; in text the quotation mark is escaped.
 */
export function absoluteLinks(html: string, base: string): string {
  return html.replace(/ (href|src)="([^"]*)"/g, (_, name, address) => {
    return ` ${name}="${URL.parse(address, base)?.href ?? address}"`;
  });
}
