/**
 * Rendered Markdown for those who read it elsewhere: its links and pictures lead here. Only the renderer writes
 * attributes, and it quotes them; in text the quotation mark is escaped.
 */
export function absoluteLinks(html: string, base: string): string {
  return html.replace(/ (href|src)="([^"]*)"/g, (_, name, address) => {
    return ` ${name}="${URL.parse(address, base)?.href ?? address}"`;
  });
}
