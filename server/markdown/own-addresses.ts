import { isOwnPath } from "./links.ts";
import { markdown } from "./markdown.ts";

/** The addresses of this site that a text leads to or shows, each once. */
export function ownAddresses(source: string): { links: string[]; pictures: string[] } {
  const tokens = markdown.parse(source, {}).flatMap(({ children }) => children ?? []);
  const addresses = (type: string, name: string) => [
    ...new Set(
      tokens
        .filter((token) => token.type === type)
        .map((token) => String(token.attrGet(name)))
        .filter(isOwnPath),
    ),
  ];
  return { links: addresses("link_open", "href"), pictures: addresses("image", "src") };
}
