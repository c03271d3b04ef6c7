/**
 * Rewrites links in rendered Markdown. A regular expression is safe here: only the renderer writes attributes, always
 * quoted, and in text quotation marks are escaped.
 */
import { type Language, localPath } from "../../languages.ts";

/** Points links within the site to pages in the given language. */
export function localLinks(html: string, language: Language): string {
  return html.replace(/ href="([^"]*)"/g, (_, address) => ` href="${localPath(language, address)}"`);
}

/** Makes links and pictures absolute, for readers outside the site such as feed readers. */
export function absoluteLinks(html: string, base: string): string {
  return html.replace(/ (href|src)="([^"]*)"/g, (_, name, address) => {
    return ` ${name}="${URL.parse(address, base)?.href ?? address}"`;
  });
}
