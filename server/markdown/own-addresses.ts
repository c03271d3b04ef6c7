import type { Token } from "markdown-it";
import { isOwnPath } from "./links.ts";
import { parseMarkdown } from "./markdown.ts";

/** Addresses of this site that a text links to or shows, without duplicates. */
export type OwnAddresses = { links: string[]; pictures: string[] };

export const ownAddresses = (source: string): OwnAddresses => ownAddressesIn(parseMarkdown(source).tokens);

export function ownAddressesIn(parsed: Token[]): OwnAddresses {
  const tokens = parsed.flatMap(({ children }) => children ?? []);
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
